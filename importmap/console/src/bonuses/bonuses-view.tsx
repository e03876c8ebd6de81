import type { BonusCostsAnswer } from '@touchline/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { NoticeBanner } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { useMemo, useState } from 'react';
import { readBonusCosts } from '../api/bonus-requests.ts';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './bonuses.module.css';
import { CostTable } from './cost-table.tsx';
import { lastMonths, type Month } from './months.ts';
import { MovementTable } from './movement-table.tsx';

/** Chooses one of the last twelve months. */
function MonthField({
  months,
  value,
  onChange,
}: {
  readonly months: readonly Month[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { t, language } = useTexts();
  const options = useMemo(() => {
    const text = new Intl.DateTimeFormat(language, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return months.map(({ id, from }) => ({ value: id, text: text.format(from) }));
  }, [months, language]);
  return (
    <div className={styles.month}>
      <SelectField
        label={t('bonuses.month')}
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function Costs({ costs: { movements, bonuses, isCut } }: { readonly costs: BonusCostsAnswer }) {
  const { t } = useTexts();
  return (
    <>
      <Panel title={t('bonuses.movements.title')} text={t('bonuses.movements.text')}>
        {movements.length === 0 ? (
          <p className={styles.muted}>{t('bonuses.movements.none')}</p>
        ) : (
          <MovementTable rows={movements} />
        )}
      </Panel>
      <Panel title={t('bonuses.costs.title')} text={t('bonuses.costs.text')}>
        {isCut && <NoticeBanner tone="info" text={t('bonuses.isCut', { count: bonuses.length })} />}
        {bonuses.length === 0 ? (
          <p className={styles.muted}>{t('bonuses.costs.none')}</p>
        ) : (
          <CostTable rows={bonuses} />
        )}
      </Panel>
    </>
  );
}

/** What promotions have cost in a month, from the ledger: what the house paid, and what became of its bonuses. */
export function BonusesView() {
  const { t } = useTexts();
  const [months] = useState(() => lastMonths(Date.now()));
  const [chosen, setChosen] = useState(months[0]?.id ?? '');
  const { from, to } = months.find(({ id }) => id === chosen) ?? { from: 0, to: 0 };
  const loaded = useQuery({
    queryKey: ['bonus-costs', from, to],
    queryFn: () => readBonusCosts({ from, to }),
  });
  return (
    <Page title={t('bonuses.title')} text={t('bonuses.text')}>
      <MonthField months={months} value={chosen} onChange={setChosen} />
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data && <Costs costs={loaded.data} />}
    </Page>
  );
}
