import type { OperatorChallengeGame } from '@touchline/contracts/challenges';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import styles from '../form/form.module.css';
import { useTexts } from '../texts/texts-context.ts';
import type { ChallengeDraft } from './challenge-draft.ts';

/** The games that rounds count in, one by one or all of a category at once. */
export function ChallengeGames({
  chosen,
  games,
  problem,
  onChange,
}: {
  readonly chosen: ChallengeDraft['games'];
  readonly games: readonly OperatorChallengeGame[];
  readonly problem: string | undefined;
  readonly onChange: (games: ChallengeDraft['games']) => void;
}) {
  const { t } = useTexts();
  const categories = [...new Set(games.map(({ category }) => category))].toSorted();
  const idsOf = (category: string) =>
    games.filter((game) => game.category === category).map(({ id }) => id);
  return (
    <div className={styles.fields}>
      {problem === undefined ? undefined : <NoticeBanner tone="danger" text={problem} />}
      {games.length === 0 && <p>{t('tournaments.noGames')}</p>}
      {categories.map((category) => (
        <div key={category} className={styles.fields}>
          <div className={styles.acts}>
            <bdi>{category}</bdi>
            <Button
              size="small"
              onClick={() => onChange([...new Set([...chosen, ...idsOf(category)])])}
            >
              {t('challenges.wholeCategory')}
            </Button>
          </div>
          <fieldset className={`${styles.columns} ${styles.plain}`} aria-label={category}>
            {games
              .filter((game) => game.category === category)
              .map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    onChange(
                      event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                    )
                  }
                />
              ))}
          </fieldset>
        </div>
      ))}
    </div>
  );
}
