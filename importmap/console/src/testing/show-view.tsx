import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { Notices } from '../app/notices.tsx';
import { createTexts } from '../texts/create-texts.ts';
import { TextsContext } from '../texts/texts-context.ts';
import en from '../translations/en.json';

/** For tests: shows a view of the console in English, at a moment (ms since epoch). */
export function showView(view: ReactNode, now: number): UserEvent {
  const resources = { en: { translation: en } };
  const texts = createTexts({ language: 'en', resources, now: () => now });
  render(
    <TextsContext value={{ ...texts, choose: () => undefined }}>
      <QueryClientProvider client={createQueryClient({ onUnauthorized: () => undefined })}>
        <Notices>{view}</Notices>
      </QueryClientProvider>
    </TextsContext>,
  );
  return userEvent.setup();
}
