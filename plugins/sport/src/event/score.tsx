import { usePlugin } from '@touchline/plugin-api';

/** The two numbers of a score as the language joins them: 1–0, 1:0. Each is on its own team's side. */
export function Score({
  home,
  away,
  spaced,
}: {
  readonly home: number | string;
  readonly away: number | string;
  /** Each is more than a number: 181/9 – 45/2. */
  readonly spaced?: boolean;
}) {
  const { i18n } = usePlugin();
  return (
    <>
      <bdi>{home}</bdi>
      {spaced ? ` ${i18n.t('scoreMark')} ` : i18n.t('scoreMark')}
      <bdi>{away}</bdi>
    </>
  );
}
