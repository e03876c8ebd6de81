// Runs before the entry of a build that is served for pages of another site. Given are the entry's
// own styles, which no import map of such a page names, and where news of further builds come from.
// The shell of the page takes a build over where it can; otherwise the page opens again.
(function followBuilds(styles, news, event) {
  const base = document.currentScript.src;
  for (const style of styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(style, base).href;
    document.head.append(link);
  }
  const address = new URL(news, base).href;
  window[event] = window[event] || {};
  if (window[event][address]) return;
  window[event][address] = new EventSource(address);
  window[event][address].addEventListener('built', ({ data }) => {
    const told = new CustomEvent(event, { cancelable: true, detail: JSON.parse(data) });
    if (window.dispatchEvent(told)) location.reload();
  });
})('__STYLES__', '__NEWS__', '__EVENT__');
