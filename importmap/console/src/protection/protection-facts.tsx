import type {
  OperatorExclusion,
  OperatorFlag,
  OperatorReturn,
} from '@touchline/contracts/operator';
import { FLAG_RULE_NUMBERS } from '@touchline/domain/protection';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';

function useName() {
  const { t } = useTexts();
  return (fact: string) => t(`protection.fact.${fact}`);
}

/** A request to play again. */
export function ReturnFacts({ request }: { readonly request: OperatorReturn }) {
  const { t, ago, moment } = useTexts();
  const { playerId, kind, reason, requestedAt, effectiveAt } = request;
  const facts = {
    player: playerId,
    return: t(`protection.return.${kind}`),
    ...(reason === '' ? {} : { words: reason }),
    requested: `${moment(requestedAt)} (${ago(requestedAt)})`,
    ...(effectiveAt === undefined ? {} : { effective: moment(effectiveAt) }),
  };
  return <Facts facts={facts} nameOf={useName()} />;
}

/** A break or a closed account. */
export function ExclusionFacts({ exclusion }: { readonly exclusion: OperatorExclusion }) {
  const { t, moment } = useTexts();
  const { playerId, kind, since, until } = exclusion;
  const facts = {
    player: playerId,
    exclusion: t(`protection.exclusion.${kind}`),
    since: moment(since),
    until: until === undefined ? t('protection.noEnd') : moment(until),
  };
  return <Facts facts={facts} nameOf={useName()} />;
}

/** A sign of harm. */
export function FlagFacts({ flag }: { readonly flag: OperatorFlag }) {
  const { t, ago, moment } = useTexts();
  const { playerId, kind, measure, raisedAt, seenAt } = flag;
  const facts = {
    player: playerId,
    flag: t(`protection.flag.${kind}`, { measure }),
    rule: t(`protection.rule.${kind}`, FLAG_RULE_NUMBERS[kind]),
    raised: `${moment(raisedAt)} (${ago(raisedAt)})`,
    seen: moment(seenAt),
  };
  return <Facts facts={facts} nameOf={useName()} />;
}
