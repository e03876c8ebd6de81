/** The page of the double, on which a player passes a check or does not. */
export function checkPage(): string {
  const button = (value: string, text: string) =>
    `<button name="decision" value="${value}">${text}</button>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Identity check (test)</title>
<style>body{font:1rem/1.5 system-ui;max-width:24rem;margin:2rem auto;padding:0 1rem}
button{display:block;width:100%;min-height:3rem;margin:.5rem 0;font:inherit}</style>
<h1>Identity check</h1>
<p>This stands in for the provider: nothing is checked here.</p>
<form method="post">
${button('pass', 'Pass the check')}
${button('retry', 'Send a photo that is too dark')}
${button('fail', 'Send a forged document')}
${button('hold', 'Be looked at by people')}
</form></html>`;
}
