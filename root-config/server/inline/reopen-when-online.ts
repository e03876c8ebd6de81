/**
 * Runs inside the offline page; standalone, because its text is inlined. Opens what was requested
 * for when the connection is back, or when the player retries. Browsers do not always know that it is
 * back, so the site is polled as well.
 */
export function reopenWhenOnline(): void {
  const reopen = () => location.reload();
  const ask = () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok && reopen(),
      () => undefined,
    );
  setInterval(ask, 5000);
  addEventListener('online', reopen);
  document.querySelector('button')?.addEventListener('click', reopen);
}
