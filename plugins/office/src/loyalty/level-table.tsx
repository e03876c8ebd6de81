import type { ClubLevelTerms } from '@touchline/contracts/loyalty';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Card } from '@touchline/ui';
import { DataTable } from '@touchline/ui/parts';
import styles from './loyalty.module.css';
import { shareText } from './share-text.ts';

type LevelShare = Pick<ClubLevelTerms, 'level' | 'percent' | 'days'>;

function LevelName({ level, isOwn }: Pick<LevelShare, 'level'> & { readonly isOwn: boolean }) {
  const { i18n } = usePlugin();
  return (
    <span className={styles.head} data-level={level} data-own={isOwn}>
      {i18n.t(`club.level.${level}`)}
      {isOwn ? <Badge tone="accent">{i18n.t('vip.own')}</Badge> : undefined}
    </span>
  );
}

/** How often a period of some days is paid, in words. */
export function usePeriodText(): (days: number) => string {
  const { i18n } = usePlugin();
  return (days) => i18n.t(days === 1 ? 'vip.daily' : 'vip.days', { count: days });
}

/** The share and the period of each level, with the player's own marked. */
export function LevelTable({
  caption,
  share,
  levels,
  own,
}: {
  readonly caption: string;
  /** Of what the percentages are. */
  readonly share: string;
  readonly levels: readonly LevelShare[];
  readonly own: string;
}) {
  const { i18n } = usePlugin();
  const periodText = usePeriodText();
  const levelCell = ({ level }: LevelShare) => <LevelName level={level} isOwn={level === own} />;
  return (
    <Card flush>
      <DataTable
        caption={caption}
        isCaptionHidden
        language={i18n.language}
        rows={levels}
        rowKey={({ level }) => level}
        columns={[
          { key: 'level', title: i18n.t('vip.level'), cell: levelCell },
          {
            key: 'percent',
            title: share,
            isFigure: true,
            cell: ({ percent }) =>
              i18n.t('vip.percent', { percent: shareText(percent ?? 0, i18n.language) }),
          },
          {
            key: 'days',
            title: i18n.t('vip.period'),
            isFigure: true,
            cell: ({ days }) => periodText(days ?? 0),
          },
        ]}
      />
    </Card>
  );
}
