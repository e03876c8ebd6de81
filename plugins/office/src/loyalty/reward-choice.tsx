import type { OptionalReward } from '@touchline/contracts/loyalty';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Card, NoticeBanner } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { useState } from 'react';
import { useRequest } from '../security/use-request.ts';
import { chooseReward, rewardChoiceResource, takesPart } from './reward-choice.resource.ts';

/** What shows something else after the choice. */
const SHOWN = {
  bonus: ['office.deposit-bonus'],
  cashback: ['office.cashback', 'office.premium-cashback'],
} as const;

/**
 * Whether the player takes part in bonuses, or in cashback. The choice shows immediately, and is taken back when the
 * server did not store it.
 */
export function RewardChoice({ kind }: { readonly kind: OptionalReward }) {
  const { http, i18n, resources } = usePlugin();
  const { data } = useResource(rewardChoiceResource, {});
  const [chosen, setChosen] = useState<boolean>();
  const { busy, error, run } = useRequest();
  if (data === undefined) {
    return undefined;
  }
  async function choose(next: boolean): Promise<void> {
    setChosen(next);
    try {
      await chooseReward(http, kind, next);
      for (const name of [rewardChoiceResource.name, ...SHOWN[kind]]) {
        resources.invalidate(name);
      }
    } catch (failure) {
      setChosen(undefined);
      throw failure;
    }
  }
  return (
    <Card>
      <Switch
        label={i18n.t(`reward.${kind}.label`)}
        hint={i18n.t(`reward.${kind}.hint`)}
        checked={chosen ?? takesPart(data, kind)}
        disabled={busy}
        onChange={(event) => {
          const { checked } = event.target;
          void run(() => choose(checked));
        }}
      />
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
    </Card>
  );
}
