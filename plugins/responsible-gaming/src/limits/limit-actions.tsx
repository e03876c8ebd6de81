import type { Limit } from '@touchline/contracts/limits';
import { AMOUNT_LIMIT_NOT_SET } from '@touchline/domain/limits';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { cancelLimit, decideLimit, setLimits } from './limit-requests.ts';

interface LimitActionsProps {
  readonly limit: Limit;
  /** The limit's name. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRequest: (request: Promise<unknown>) => void;
}

/** Confirms a change that waits, or withdraws it. */
export function PendingActions({ limit, isBusy, onRequest }: Omit<LimitActionsProps, 'name'>) {
  const { http, i18n } = usePlugin();
  const { id, limitType, needApprove } = limit;
  return (
    <>
      {needApprove ? (
        <Button
          size="small"
          variant="primary"
          busy={isBusy}
          onClick={() => onRequest(decideLimit(http, 'approve', limitType))}
        >
          {i18n.t('approve')}
        </Button>
      ) : undefined}
      <Button
        size="small"
        busy={isBusy}
        onClick={() =>
          onRequest(needApprove ? decideLimit(http, 'reject', limitType) : cancelLimit(http, id))
        }
      >
        {i18n.t('reject')}
      </Button>
    </>
  );
}

/** Removes a limit in force. */
export function RemoveLimit({ limit, name, isBusy, onRequest }: LimitActionsProps) {
  const { http, i18n } = usePlugin();
  const { limitType } = limit;
  return (
    <Button
      size="small"
      variant="quiet"
      busy={isBusy}
      aria-label={i18n.t('removeNamed', { limit: name })}
      onClick={() => onRequest(setLimits(http, [{ limitType, limitValue: AMOUNT_LIMIT_NOT_SET }]))}
    >
      {i18n.t('remove')}
    </Button>
  );
}
