import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { OperatorRole } from '@touchline/domain/operators';
import { createQueryClient } from '../api/query-client.ts';
import { Notices } from '../app/notices.tsx';
import { OperatorContext } from '../session/operator-context.ts';
import { createTexts } from '../texts/create-texts.ts';
import { TextsContext } from '../texts/texts-context.ts';
import en from '../translations/en.json';

/** For tests: shows a view of the console in English, at a moment (ms since epoch), to an admin unless other roles are given. */
export function showView(
  view: ReactNode,
  now: number,
  roles: readonly OperatorRole[] = ['admin'],
): UserEvent {
  const resources = { en: { translation: en } };
  const texts = createTexts({ language: 'en', resources, now: () => now });
  render(
    <TextsContext value={{ ...texts, choose: () => undefined }}>
      <QueryClientProvider
        client={createQueryClient({
          onUnauthorized: () => undefined,
          onForbidden: () => undefined,
        })}
      >
        <OperatorContext value={{ name: 'anna', roles }}>
          <Notices>{view}</Notices>
        </OperatorContext>
      </QueryClientProvider>
    </TextsContext>,
  );
  return userEvent.setup();
}
