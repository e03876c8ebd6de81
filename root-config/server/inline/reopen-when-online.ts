/**
 * Runs inside the offline page; stands alone, because its text is inlined. Opens what was asked
 * for when the connection is back, or when the player asks.
 */
export function reopenWhenOnline(): void {
  const reopen = () => location.reload();
  addEventListener('online', reopen);
  document.querySelector('button')?.addEventListener('click', reopen);
}
