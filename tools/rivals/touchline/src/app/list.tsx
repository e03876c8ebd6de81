import { useState } from 'react';
import { ROWS } from './rows.ts';

/** The rows with their prices, one of which can be chosen. */
export function List() {
  const [chosen, setChosen] = useState<string>();
  return (
    <main className="list">
      {ROWS.map(({ id, home, away, prices }) => (
        <div key={id} className="row" data-row={id}>
          <span>{`${home} – ${away}`}</span>
          {prices.map((price, at) => {
            const key = `${id}/${at}`;
            return (
              <button
                key={key}
                type="button"
                aria-pressed={key === chosen}
                onClick={() => setChosen(key)}
              >
                {price}
              </button>
            );
          })}
        </div>
      ))}
    </main>
  );
}
