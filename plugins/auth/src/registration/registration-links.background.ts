import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { BONUS_PARAMETER, registrationOptions } from './registration-options.ts';
import { registrationPlace } from './registration-place.ts';

const LOGIN_ROUTES: ReadonlySet<string> = new Set(['login', 'authApp']);

function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Decides where registration appears when a link to it is pressed, wherever the link is. A link is
 * what stays when this has not been loaded, or cannot: it opens the registration route.
 */
export function start(context: PluginContext): Disposer {
  const { config, flags, log, modals, navigation, session } = context;
  const { document } = globalThis.window;

  const openModal = async (query: Readonly<Record<string, string>>) => {
    try {
      // Whether the form is there at all shows before the address changes.
      await import('./registration-modal.view.tsx');
      await modals.open('registration', query);
    } catch (error) {
      log.warn('the registration modal could not be opened; its page is', error);
      await navigation.go({ route: 'registration', query });
    }
  };

  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = navigation.href({ route: 'registration' });
    if (link?.getAttribute('href') !== address || !isPlainPress(event)) {
      return;
    }
    const core = config.core.get();
    const options = registrationOptions(core);
    const { name, query } = navigation.current.get();
    const place = registrationPlace({
      isAllowed: core.registrationAllowed,
      isVipDomain: flags.isOn('vipDomain'),
      isAuthenticated: session.state.get().userId !== undefined,
      route: name,
      isLogin: LOGIN_ROUTES.has(name) || query['modal'] === 'login',
      isCustom: options.custom,
    });
    const bonus = options.bonusByRoute[name];
    const asked = bonus === undefined ? {} : { [BONUS_PARAMETER]: String(bonus) };
    event.preventDefault();
    if (place === 'modal') {
      void openModal(asked);
    } else if (place === 'route') {
      void navigation.go({ route: 'registration', query: asked });
    }
  };
  // Before the shell follows the link.
  document.addEventListener('click', onPress, { capture: true });
  return () => document.removeEventListener('click', onPress, { capture: true });
}
