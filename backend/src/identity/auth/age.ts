/**
 * Full years between a birthday and a moment, by the UTC calendar; undefined for a date that does
 * not exist. A player born on 29 February turns a year older on 1 March of other years.
 */
export function ageAt(birthday: string, time: number): number | undefined {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.toISOString().slice(0, 10) !== birthday) {
    return undefined;
  }
  const now = new Date(time);
  const beforeBirthday =
    now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day);
  return now.getUTCFullYear() - year - (beforeBirthday ? 1 : 0);
}
