import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TextsProvider } from '../texts/texts-provider.tsx';
import { Console } from './console.tsx';

/** Starts the console in its document. */
export function start(page: Document): void {
  const place = page.getElementById('console');
  if (place === null) {
    throw new Error('the document has no place for the console');
  }
  createRoot(place).render(
    <StrictMode>
      <TextsProvider>
        <Console />
      </TextsProvider>
    </StrictMode>,
  );
}
