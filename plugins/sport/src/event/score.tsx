import { usePlugin } from '@touchline/plugin-api';

/** The two numbers of a score as the language joins them: 1–0, 1:0. Each is on its own team's side. */
export function Score({
  home,
  away,
}: {
  readonly home: number | string;
  readonly away: number | string;
}) {
  const { i18n } = usePlugin();
  return (
    <>
      <bdi>{home}</bdi>
      {i18n.t('scoreMark')}
      <bdi>{away}</bdi>
    </>
  );
}
