import type { EventView, OutcomeState } from '@touchline/live-client';
import type { Selection } from '@touchline/contracts/plugins';
import type { LegLocks } from '@touchline/domain/coupon';
import type { I18n } from '@touchline/plugin-api';
import { scoreText } from './score-text.ts';

/** The state of a leg: when it is played or its score, or why it cannot be bet on. */
export interface LegStatus {
  readonly text: string;
  /** Absent for plain information. */
  readonly tone: 'warning' | 'danger' | undefined;
}

/** Why a leg cannot be part of a type that combines legs. */
export type LegConflict = 'related' | 'single-only';

/** The conflict a player has to solve first: taking the other leg away solves no single-only one. */
export function conflictOf(locks: LegLocks | undefined): LegConflict | undefined {
  if (locks?.isBannedExpress) {
    return 'single-only';
  }
  return locks?.isDepend ? 'related' : undefined;
}

/** What the slip says of a leg now; what prevents betting on it comes first. */
export function legStatus(options: {
  readonly i18n: I18n;
  readonly bet: Selection;
  readonly outcome: OutcomeState | undefined;
  readonly event: EventView | undefined;
  readonly conflict: LegConflict | undefined;
  readonly refusal: unknown;
}): LegStatus {
  const { i18n, bet, outcome, event, conflict, refusal } = options;
  if (conflict === 'single-only') {
    return { text: i18n.error({ code: 'coupon_leg_single_only' }), tone: 'danger' };
  }
  if (conflict === 'related') {
    return { text: i18n.t('related'), tone: 'danger' };
  }
  if (event?.state.status === 'finished' || event?.state.status === 'cancelled') {
    return { text: i18n.suspension(event.state.status), tone: 'danger' };
  }
  if (outcome?.status === 'closed') {
    return { text: i18n.error({ code: 'outcome_closed' }), tone: 'danger' };
  }
  if (outcome !== undefined && (outcome.status === 'suspended' || outcome.price === undefined)) {
    const text =
      outcome.reason === undefined
        ? i18n.error({ code: 'outcome_suspended' })
        : i18n.suspension(outcome.reason);
    return { text, tone: 'warning' };
  }
  if (refusal !== undefined) {
    return { text: i18n.error(refusal), tone: 'danger' };
  }
  return { text: statusText(i18n, bet, event), tone: undefined };
}

function statusText(i18n: I18n, bet: Selection, event: EventView | undefined): string {
  const { score, period } = event?.state ?? {};
  if ((event?.section ?? bet.section) === 'line') {
    return i18n.dateTime(event?.startsAt ?? bet.startsAt, 'date-time');
  }
  const parts = [period === undefined ? undefined : i18n.period(period), scoreText(i18n, score)];
  return parts.filter((part) => part !== undefined).join(' · ') || i18n.t('live');
}
