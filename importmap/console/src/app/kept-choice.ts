/** Keeps what the operator chose for the console's looks, where its document is made. */
export function keepChoice(name: 'operator_language' | 'operator_theme', value: string): void {
  const year = 31_536_000;
  document.cookie = `${name}=${value}; path=/operator; max-age=${year}; samesite=strict`;
}
