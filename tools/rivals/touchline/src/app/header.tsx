/** The bar above the list. */
export function Header() {
  return (
    <header className="header">
      <a href="/">Touchline</a>
      <button type="button">Sign in</button>
    </header>
  );
}
