const PLACES = ['Home', 'Live', 'Slip', 'Casino', 'Menu'];

/** The bar below the list. */
export function BottomNav() {
  return (
    <nav className="bottom-nav">
      {PLACES.map((place) => (
        <a key={place} href={`/#${place}`}>
          {place}
        </a>
      ))}
    </nav>
  );
}
