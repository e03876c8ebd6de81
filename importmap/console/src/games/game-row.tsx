import type { DeskGame, GameReturn } from '@touchline/contracts/casino-desk';
import { Badge } from '@touchline/ui';
import styles from '../players/players.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { SwitchButton } from './switch-button.tsx';
import type { Switched } from './switch-dialog.tsx';

/** What a game has returned in a currency, beside what it may have. */
function Returned({ returned }: { readonly returned: GameReturn }) {
  const { t, language } = useTexts();
  const { currency, rounds, measured, bounds, isOut } = returned;
  const percent = (value: number) =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 2 }).format(value);
  const values = { currency, count: rounds, measured: percent(measured) };
  return (
    <div className={styles.line}>
      <span className={styles.muted}>
        <bdi>
          {bounds === undefined
            ? t('games.measured', values)
            : t('games.measuredWithin', {
                ...values,
                least: percent(bounds.least),
                most: percent(bounds.most),
              })}
        </bdi>
      </span>
      {isOut && <Badge tone="danger">{t('games.out')}</Badge>}
    </div>
  );
}

/** A game with what it has returned, and its switch. */
export function GameRow({
  game,
  onSwitch,
}: {
  readonly game: DeskGame;
  readonly onSwitch: (switched: Switched) => void;
}) {
  const { t } = useTexts();
  const { id, name, maker, category, rtp, isOpen, returns } = game;
  const declared =
    rtp === undefined
      ? t('games.notDeclared')
      : t('games.declared', {
          rtp: rtp.least === rtp.most ? rtp.most : `${rtp.least}–${rtp.most}`,
        });
  return (
    <>
      <div className={styles.line}>
        <span className={styles.main}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.actions}>
          {!isOpen && <Badge tone="warning">{t('games.closed')}</Badge>}
          <SwitchButton of="games" id={id} name={name} isOpen={isOpen} onSwitch={onSwitch} />
        </span>
      </div>
      <p className={styles.muted}>
        <bdi>{id}</bdi> · <bdi>{maker}</bdi> · <bdi>{category}</bdi> · {declared}
      </p>
      {returns.map((returned) => (
        <Returned key={returned.currency} returned={returned} />
      ))}
    </>
  );
}
