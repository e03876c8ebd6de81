import type { EpochMilliseconds } from '../time/clock.ts';

/** When the site is worked on, and when players are notified beforehand. */
export interface MaintenancePlan {
  readonly startAt?: EpochMilliseconds | undefined;
  readonly finishAt?: EpochMilliseconds | undefined;
  readonly notifyStartDate?: EpochMilliseconds | undefined;
  readonly notifyEndDate?: EpochMilliseconds | undefined;
}

/** The times of a maintenance record by their names on the client (platform specification §3). */
export function maintenancePlan(record: {
  readonly started_at: EpochMilliseconds | null;
  readonly ended_at: EpochMilliseconds | null;
  readonly notify_started_at: EpochMilliseconds | null;
  readonly notify_ended_at: EpochMilliseconds | null;
}): MaintenancePlan {
  return {
    startAt: record.started_at ?? undefined,
    finishAt: record.ended_at ?? undefined,
    notifyStartDate: record.notify_started_at ?? undefined,
    notifyEndDate: record.notify_ended_at ?? undefined,
  };
}

/** Where the maintenance page is, without language. */
export const MAINTENANCE_PATH = '/maintenance';

/** Maintenance is on by cookie `maintenance=1`, or by either flag of the record (platform §4). */
export function isMaintenanceActive(given: {
  readonly cookie: string | undefined;
  readonly isActive: boolean;
  readonly webState: boolean;
}): boolean {
  return given.cookie === '1' || given.isActive || given.webState;
}

/**
 * Where maintenance sends a page, without language: while it is on, every page to its own; while it
 * is off, its own page home. `undefined` leaves the visitor where they are.
 */
export function decideMaintenance(given: {
  readonly isActive: boolean;
  readonly path: string;
}): string | undefined {
  const isThere = given.path === MAINTENANCE_PATH;
  if (given.isActive === isThere) {
    return undefined;
  }
  return given.isActive ? MAINTENANCE_PATH : '/';
}

/** Whether players are to be notified at this time of the maintenance that is coming. */
export function isNoticeDue(plan: MaintenancePlan, now: EpochMilliseconds): boolean {
  const { notifyStartDate, notifyEndDate } = plan;
  return (
    notifyStartDate !== undefined &&
    now >= notifyStartDate &&
    (notifyEndDate === undefined || now < notifyEndDate)
  );
}

/** The next moment at which `isNoticeDue` changes automatically. */
export function nextNoticeChange(
  { notifyStartDate, notifyEndDate }: MaintenancePlan,
  now: EpochMilliseconds,
): EpochMilliseconds | undefined {
  if (notifyStartDate === undefined) {
    return undefined;
  }
  return [notifyStartDate, notifyEndDate].find((time) => time !== undefined && time > now);
}

const RUSSIAN_NOTICE: ReadonlySet<string> = new Set(['az', 'kk', 'uk', 'ru']);

/** The language of the notice: Russian for Azerbaijani, Kazakh, Ukrainian and Russian, else English. */
export function noticeLanguage(language: string): 'en' | 'ru' {
  return RUSSIAN_NOTICE.has(language) ? 'ru' : 'en';
}
