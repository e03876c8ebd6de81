import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { ageConfirmed, newsSeen } from './moment.store.ts';

/**
 * What a visit begins with, one after the other: the age, the news of the site for visitors, and the
 * cookies, which may be answered at any time. Each is shown by a key that its view waits for.
 */
export function start(context: PluginContext): Disposer {
  const { flags, keys, log, modals, preferences, session } = context;
  const arrange = () => {
    const asksAge = flags.isOn('ageCheck') && !ageConfirmed(context).holds();
    keys.set('asksAge', asksAge);
    keys.set(
      'asksCookies',
      flags.isOn('consentPopup') && preferences.get().cookiesAgreeType === undefined && !asksAge,
    );
    if (
      !asksAge &&
      flags.isOn('newSiteInformation') &&
      keys.get('authenticated') !== true &&
      !newsSeen(context).holds()
    ) {
      newsSeen(context).remember();
      modals
        .offer('new-site')
        .catch((error: unknown) => log.error('failed to announce what is new', error));
    }
  };
  arrange();
  const stops = [
    preferences.subscribe(arrange),
    session.state.subscribe(arrange),
    keys.subscribe(['technical.ageAnswered'], arrange),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
    // Disabled while a page is open, it no longer prompts there.
    keys.set('asksAge', false);
    keys.set('asksCookies', false);
  };
}
