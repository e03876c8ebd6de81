import { languageWithTexts } from '@touchline/domain/languages';
import { type Address, type Decision, parseAddress } from '@touchline/domain/navigation';
import type { Disposer, TranslationModule } from '@touchline/plugin-api';
import type { AskedGuard } from '../navigation/decide.ts';
import type { PageContext } from '../navigation/decision.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import type { Registry } from '../registry/registry.ts';
import { createBusRecorder } from './bus-recorder.ts';
import { describePlugins } from './describe-plugins.ts';
import { describeConditions } from './describe-when.ts';
import { element } from './element.ts';
import { type ExplainedNavigation, explainNavigation } from './explain-navigation.ts';
import styles from './inspector.module.css';
import { conditionsPanel, eventsPanel, pluginsPanel, routePanel } from './panels.ts';
import { drawSlots } from './slot-outlines.ts';
import { createTabs } from './tabs.ts';

const NAMESPACE = 'inspector';

export interface InspectorDependencies {
  readonly window: Window & typeof globalThis;
  readonly registry: Registry;
  readonly services: ShellServices;
  readonly navigation: ShellNavigation;
  readonly decisions: readonly Decision[];
  readonly context: () => PageContext;
  readonly guards: () => readonly AskedGuard[];
  /** The address that was requested last; absent where only the document has decided. */
  readonly lastAsked: () => Address | undefined;
}

/**
 * Puts a button on the page that opens a look inside it: plugins, slots, routes and the guards that
 * decided the page, conditions, and the bus with its record and replay.
 */
export async function startInspector(dependencies: InspectorDependencies): Promise<Disposer> {
  const { window, registry, services, navigation, decisions, context, guards } = dependencies;
  const { document, performance } = window;
  const { bus, clock, i18n, keys } = services;
  const recorder = createBusRecorder({ bus, clock });
  const log = services.logger(NAMESPACE);
  const language = languageWithTexts(i18n.language);
  await i18n.addNamespace(
    NAMESPACE,
    () =>
      import(
        /* webpackMode: "eager" */
        `../translations/${language}/inspector.json`
      ) as Promise<TranslationModule>,
  );
  const texts = i18n.forNamespace(NAMESPACE);
  const { t } = texts;
  let explained: ExplainedNavigation | undefined;
  let stopDrawing: Disposer | undefined;

  const status = element('p', { role: 'status' });
  const replay: Parameters<typeof eventsPanel>[0]['onReplay'] = (events) => {
    recorder.replay(events).then(
      () => status.replaceChildren(t('replayed')),
      (error: unknown) => status.replaceChildren(t('failed', { reason: String(error) })),
    );
  };
  const { root: tabs, refresh } = createTabs({
    label: t('tabs'),
    tabs: [
      {
        name: 'plugins',
        label: t('tab.plugins'),
        show: () =>
          pluginsPanel(
            describePlugins({ registry: registry.get(), document, performance }),
            registry.get(),
            texts,
          ),
      },
      {
        name: 'route',
        label: t('tab.route'),
        show: () => routePanel({ explained, registry: registry.get() }, texts),
      },
      {
        name: 'conditions',
        label: t('tab.conditions'),
        show: () => conditionsPanel(describeConditions(registry.get(), keys.get), texts),
      },
      {
        name: 'events',
        label: t('tab.events'),
        show: () =>
          eventsPanel(
            { events: recorder.timeline.get(), onReplay: replay, onClear: recorder.clear },
            texts,
          ),
      },
    ],
  });
  const slots = element('input', { type: 'checkbox' });
  slots.addEventListener('change', () => {
    stopDrawing?.();
    stopDrawing = slots.checked ? drawSlots(window) : undefined;
  });
  const closeButton = element('button', { type: 'button', 'aria-label': t('close') }, '✕');
  const panel = element(
    'section',
    { class: styles['panel'], 'aria-label': t('title'), id: 'inspector', hidden: '' },
    element('header', {}, element('h2', {}, t('title')), closeButton),
    element('label', {}, slots, ` ${t('slots')}`),
    status,
    ...tabs,
  );
  const opener = element(
    'button',
    {
      type: 'button',
      class: styles['opener'],
      'aria-label': t('open'),
      'aria-controls': panel.id,
      'aria-expanded': 'false',
    },
    '⌕',
  );
  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    opener.hidden = isOpen;
    opener.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) {
      refresh();
      closeButton.focus();
    } else {
      opener.focus();
    }
  };
  opener.addEventListener('click', () => setOpen(true));
  closeButton.addEventListener('click', () => setOpen(false));
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      setOpen(false);
    }
  });

  const explain = () => {
    const core = context();
    explainNavigation({
      address: dependencies.lastAsked() ?? parseAddress(window.location.href, core.languages),
      context: { ...core, current: undefined, signedInFrom: undefined },
      decisions,
      guards: guards(),
    }).then(
      (answer) => {
        explained = answer;
        refresh('route');
      },
      (error: unknown) => log.warn('failed to explain the navigation', error),
    );
  };
  const refreshWhenOpen = (only?: string) => {
    if (!panel.hidden) {
      refresh(only);
    }
  };
  const conditionKeys = () => describeConditions(registry.get(), keys.get).keys.map(([key]) => key);
  const stops = [
    recorder.timeline.subscribe(() => refreshWhenOpen('events')),
    registry.subscribe(() => refreshWhenOpen()),
    keys.subscribe(conditionKeys(), () => refreshWhenOpen('conditions')),
    navigation.shown.subscribe(explain),
    recorder.dispose,
  ];
  explain();
  document.body.append(opener, panel);
  return () => {
    for (const stop of stops) {
      stop();
    }
    stopDrawing?.();
    opener.remove();
    panel.remove();
  };
}
