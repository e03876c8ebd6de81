export type ProtectionStatus = 'bad' | 'normal' | 'good' | 'full' | 'none';

/**
 * How well an account is protected, from its level of 0 to 100: 30 and less bad, less than 70 normal,
 * less than 100 good, 100 full; nothing known, none.
 */
export function protectionStatus(level: number | null | undefined): ProtectionStatus {
  if (level === null || level === undefined) {
    return 'none';
  }
  if (level <= 30) {
    return 'bad';
  }
  if (level < 70) {
    return 'normal';
  }
  return level < 100 ? 'good' : 'full';
}

/**
 * The level of an account: each of its methods of protection counts the same, one that protects less in part.
 * @param methods whether each is on, or its share of 0 to 1
 */
export function protectionLevel(methods: Readonly<Record<string, boolean | number>>): number {
  const all = Object.values(methods);
  const sum = all.reduce<number>((total, method) => total + Number(method), 0);
  return all.length === 0 ? 0 : Math.round((100 * sum) / all.length);
}
