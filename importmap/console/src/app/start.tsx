import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadResources } from '../texts/load-resources.ts';
import { TextsProvider } from '../texts/texts-provider.tsx';
import { Console } from './console.tsx';

/** Starts the console in its document. */
export async function start(page: Document): Promise<void> {
  const place = page.getElementById('console');
  if (place === null) {
    throw new Error('the document has no place for the console');
  }
  const resources = await loadResources();
  createRoot(place).render(
    <StrictMode>
      <TextsProvider resources={resources}>
        <Console />
      </TextsProvider>
    </StrictMode>,
  );
}
