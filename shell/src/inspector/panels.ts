import type { BusEnvelope } from '@touchline/contracts/plugins';
import type { I18n } from '@touchline/plugin-api';
import type { RegistrySnapshot } from '../registry/registry-snapshot.ts';
import type { DescribedCondition } from './describe-when.ts';
import type { DescribedPlugin } from './describe-plugins.ts';
import { code, element, table } from './element.ts';
import type { ExplainedNavigation } from './explain-navigation.ts';

type Texts = Pick<I18n, 't'>;

/** Plugins with version, state, activation and size. */
export function pluginsPanel(
  plugins: readonly DescribedPlugin[],
  { problems }: Pick<RegistrySnapshot, 'problems'>,
  { t }: Texts,
): readonly Node[] {
  const stateTexts = {
    idle: t('state.idle'),
    active: t('state.active'),
    failed: t('state.failed'),
  };
  const rows = plugins.map((plugin) => [
    element(
      'span',
      {},
      element('b', {}, plugin.id),
      element('br'),
      code(`${plugin.version} · api ${plugin.api}`),
      plugin.isMandatory ? element('em', {}, ` ${t('mandatory')}`) : undefined,
    ),
    element('span', { 'data-state': plugin.state }, stateTexts[plugin.state]),
    element(
      'span',
      { 'data-number': '' },
      plugin.activation === undefined ? '–' : code(`${plugin.activation.toFixed(0)} ms`),
    ),
    element(
      'span',
      { 'data-number': '' },
      code(`${(plugin.bytes / 1024).toFixed(1)} KB`),
      element('br'),
      t('files', { count: plugin.files }),
    ),
    String(plugin.contributions),
  ]);
  const list = problems.map(({ code: name, message }) =>
    element('li', {}, code(name), ` ${message}`),
  );
  return [
    table({
      caption: t('tab.plugins'),
      head: [t('plugin'), t('state'), t('activation'), t('size'), t('contributions')],
      rows,
    }),
    ...(list.length === 0 ? [] : [element('h3', {}, t('problems')), element('ul', {}, ...list)]),
  ];
}

/** Why this page, guard by guard, and every route there is. */
export function routePanel(
  given: {
    readonly explained: ExplainedNavigation | undefined;
    readonly registry: RegistrySnapshot;
  },
  { t }: Texts,
): readonly Node[] {
  const { explained, registry } = given;
  const steps = (explained?.steps ?? []).map(({ address, guard, answer, isLast }) => [
    guard,
    element('span', { 'data-answer': isLast ? 'last' : undefined }, code(answer)),
    code(address),
  ]);
  const routes = table({
    caption: t('routes'),
    head: [t('tab.route'), t('path'), t('plugin')],
    rows: registry.table.routes.map(({ name, path, plugin, access }) => [
      name,
      code(path),
      `${plugin} · ${access}`,
    ]),
  });
  const filter = element('input', {
    type: 'search',
    'aria-label': t('filter'),
    placeholder: t('filter'),
  });
  filter.addEventListener('input', () => {
    for (const row of routes.querySelectorAll<HTMLElement>('tbody tr')) {
      row.hidden = !(row.textContent ?? '').toLowerCase().includes(filter.value.toLowerCase());
    }
  });
  return [
    element(
      'p',
      {},
      t('asked', {
        address: explained?.steps[0]?.address ?? '–',
        route: explained?.route ?? '–',
      }),
    ),
    table({ caption: t('why'), head: [t('step'), t('answer'), t('path')], rows: steps }),
    filter,
    routes,
  ];
}

/** Context keys that conditions read, and which conditions are true. */
export function conditionsPanel(
  given: {
    readonly conditions: readonly DescribedCondition[];
    readonly keys: readonly (readonly [string, unknown])[];
  },
  { t }: Texts,
): readonly Node[] {
  return [
    table({
      caption: t('tab.conditions'),
      head: [t('contributions'), t('condition'), t('holds')],
      rows: given.conditions.map(({ owner, text, holds }) => [
        owner,
        code(text),
        element('span', { 'data-state': holds ? 'active' : 'idle' }, holds ? t('yes') : t('no')),
      ]),
    }),
    table({
      caption: t('keys'),
      head: [t('key'), t('value')],
      rows: given.keys.map(([key, value]) => [code(key), code(String(value))]),
    }),
  ];
}

/** What went over the bus, and the buttons that send it again. */
export function eventsPanel(
  given: {
    readonly events: readonly BusEnvelope[];
    readonly onReplay: (events: readonly BusEnvelope[]) => void;
    readonly onClear: () => void;
  },
  { t }: Texts,
): readonly Node[] {
  const { events, onReplay, onClear } = given;
  const button = (text: string, act: () => void, label?: string) => {
    const made = element('button', { type: 'button', 'aria-label': label }, text);
    made.addEventListener('click', act);
    return made;
  };
  if (events.length === 0) {
    return [element('p', {}, t('empty'))];
  }
  return [
    element(
      'div',
      { 'data-actions': '' },
      button(t('replay'), () => onReplay(events)),
      button(t('clear'), onClear),
    ),
    table({
      caption: t('tab.events'),
      head: [t('time'), t('event'), t('source'), t('repeat')],
      rows: events
        .toReversed()
        .map((envelope) => [
          code(new Date(envelope.time).toISOString().slice(11, 23)),
          element(
            'details',
            {},
            element('summary', {}, code(`${envelope.name} v${envelope.version}`)),
            element('pre', { dir: 'ltr' }, JSON.stringify(envelope.payload, undefined, 2)),
          ),
          envelope.source,
          button('↻', () => onReplay([envelope]), t('again', { name: envelope.name })),
        ]),
    }),
  ];
}
