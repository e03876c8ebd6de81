import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { withLocalNames } from './local-names.ts';

/** What players read about events; operators are shown the names of the feed. */
const OF_PLAYERS = /^\/(?:line|betting)-api\/(?!v\d+\/operator\/)/;

/** Answers about events name teams and competitions in the language of the page that asks. */
export function registerLocalNames(app: App): void {
  app.addHook('preSerialization', async (request, _reply, payload) =>
    OF_PLAYERS.test(request.url) ? withLocalNames(payload, languageOf(request)) : payload,
  );
}
