import type { TwoFactorKind } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { SelectField } from '@touchline/ui/forms';
import { SendCode } from './send-code.tsx';

interface CodeKindFieldProps {
  /** The ways that are on. */
  readonly kinds: readonly TwoFactorKind[];
  readonly kind: TwoFactorKind;
  readonly onKind: (kind: TwoFactorKind) => void;
}

/** Where the player takes the code from, and the button that sends one; nothing for a player with the app alone. */
export function CodeKindField({ kinds, kind, onKind }: CodeKindFieldProps) {
  const { i18n } = usePlugin();
  const channels = kinds.filter((each) => each !== 'app');
  if (channels.length === 0) {
    return undefined;
  }
  const app = {
    value: 'app',
    text: i18n.t(`twoFactor.way.${kinds.includes('app') ? 'app' : 'recovery'}`),
  };
  const ways = channels.map((value) => ({ value, text: i18n.t(`twoFactor.way.${value}`) }));
  return (
    <>
      <SelectField
        name="kind"
        label={i18n.t('twoFactor.way.label')}
        options={kinds.includes('app') ? [app, ...ways] : [...ways, app]}
        value={kind}
        onChange={({ target: { value } }) => {
          const chosen = (['app', ...channels] as const).find((each) => each === value);
          onKind(chosen ?? 'app');
        }}
      />
      {kind === 'app' ? undefined : <SendCode key={kind} channel={kind} />}
    </>
  );
}
