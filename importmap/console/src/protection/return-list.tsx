import type { OperatorReturn } from '@touchline/contracts/operator';
import { Button } from '@touchline/ui';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import type { ReturnAct } from './decide-return.tsx';
import { EntryList } from './entry-list.tsx';
import { ReturnFacts } from './protection-facts.tsx';

/** Requests to play again; those that an operator decides about with their decisions. */
export function ReturnList({
  returns,
  onDecide,
}: {
  readonly returns: readonly OperatorReturn[];
  readonly onDecide: (act: ReturnAct) => void;
}) {
  const { t } = useTexts();
  return (
    <EntryList
      entries={returns}
      keyOf={({ id }) => id}
      renderFacts={(request) => <ReturnFacts request={request} />}
      renderActions={(request) =>
        request.effectiveAt === undefined && (
          <May permission="protection.decide">
            <Button size="small" onClick={() => onDecide({ request, decision: 'approved' })}>
              {t('protection.approved.open')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => onDecide({ request, decision: 'refused' })}
            >
              {t('protection.refused.open')}
            </Button>
          </May>
        )
      }
    />
  );
}
