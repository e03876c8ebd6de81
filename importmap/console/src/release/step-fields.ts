import type { ServiceState, StateChange } from '@touchline/contracts/releases';

/** What a step can do, with the text of each. */
export const STEPS = [
  { kind: 'off', text: 'step.off' },
  { kind: 'on', text: 'step.on' },
  { kind: 'rollout', text: 'step.rollout' },
  { kind: 'follow-newest', text: 'step.newest' },
  { kind: 'fallback', text: 'step.fallback' },
  { kind: 'set-import', text: 'step.setImport' },
  { kind: 'remove-import', text: 'step.removeImport' },
] as const;

/** A step as it is typed. */
export interface StepFields {
  readonly kind: (typeof STEPS)[number]['kind'];
  readonly plugin: string;
  readonly version: string;
  readonly share: string;
  readonly specifier: string;
  readonly url: string;
}

/** The versions with a new one at a share, which the others make room for. */
function shared(service: ServiceState, version: string, share: number) {
  const [most] = service.versions.toSorted((one, other) => other.weight - one.weight);
  return share >= 100 || most === undefined || most.version === version
    ? [{ version, weight: 100 }]
    : [
        { version, weight: share },
        { version: most.version, weight: 100 - share },
      ];
}

/** Whether a text is a share of a rollout, in percent. */
export function isShare(text: string): boolean {
  const share = Number(text);
  return share >= 1 && share <= 100;
}

/** The step that the fields describe; undefined while something is missing. */
export function stepOf(
  fields: StepFields,
  service: ServiceState | undefined,
): StateChange | undefined {
  const { kind, plugin, version, share, specifier, url } = fields;
  switch (kind) {
    case 'on':
    case 'off':
      return { kind: 'switch', plugin, enabled: kind === 'on' };
    case 'rollout': {
      const weight = Math.round(Number(share));
      return service === undefined || version === '' || !(weight >= 1 && weight <= 100)
        ? undefined
        : { kind, plugin, versions: shared(service, version, weight) };
    }
    case 'follow-newest':
      return { kind, plugin };
    case 'fallback':
      return version === '' ? { kind, plugin } : { kind, plugin, version };
    case 'set-import':
      return specifier === '' || url === '' ? undefined : { kind, specifier, url };
    case 'remove-import':
      return specifier === '' ? undefined : { kind, specifier };
  }
}
