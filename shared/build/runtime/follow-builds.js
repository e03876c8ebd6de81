// Stands before the entry of a build that is served for pages of another site. Given are the entry's
// own styles, which no import map of such a page names, and where news of further builds come from.
(function followBuilds(styles, news) {
  const base = document.currentScript.src;
  for (const style of styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(style, base).href;
    document.head.append(link);
  }
  new EventSource(new URL(news, base)).addEventListener('built', () => location.reload());
})('__STYLES__', '__NEWS__');
