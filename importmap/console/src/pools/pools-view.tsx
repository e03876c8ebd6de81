import type { OperatorDraw, OperatorPoolsAnswer } from '@touchline/contracts/pools';
import { LOTTERIES, TOTOS } from '@touchline/domain/pools';
import { Button, EmptyState } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { lottoIcon } from '@touchline/ui/icons';
import { useState } from 'react';
import { Page, Panel } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import forms from '../form/form.module.css';
import lists from '../list/list.module.css';
import { useMay } from '../session/operator-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import { CancelDrawDialog } from './cancel-draw.tsx';
import { DrawFacts } from './draw-facts.tsx';
import { usePoolList } from './use-pool-list.ts';

const GAMES = [...LOTTERIES, ...TOTOS].map(({ id }) => id);

function Jackpots({ jackpots }: Pick<OperatorPoolsAnswer, 'jackpots'>) {
  const { t, language } = useTexts();
  return (
    <Panel title={t('pools.jackpots')} text={t('pools.jackpotsText')}>
      <ul>
        {jackpots.map(({ game, currency, amount }) => (
          <li key={`${game} ${currency}`}>
            {t(`pools.games.${game}`)}: <bdi>{moneyText({ amount, currency, language })}</bdi>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Lotteries and totos: what is sold of each draw, what was shared, and the way to cancel one. */
export function PoolsView() {
  const { t } = useTexts();
  const may = useMay();
  const { loaded, game, choose, showPrevious, showNext } = usePoolList();
  const [cancelled, setCancelled] = useState<OperatorDraw>();
  const { data } = loaded;
  return (
    <Page title={t('pools.title')} text={t('pools.text')}>
      <SelectField
        label={t('pools.game')}
        value={game}
        options={[
          { value: '', text: t('pools.all') },
          ...GAMES.map((id) => ({ value: id, text: t(`pools.games.${id}`) })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      <Failure of={loaded} />
      <Loading of={loaded} />
      {data !== undefined && data.jackpots.length > 0 && <Jackpots jackpots={data.jackpots} />}
      {data?.draws.length === 0 && <EmptyState path={lottoIcon} title={t('pools.none')} />}
      <ul className={lists.list}>
        {data?.draws.map((draw) => (
          <li key={draw.id} className={lists.entry} data-draw={draw.id}>
            <DrawFacts draw={draw} />
            {draw.status === 'open' && may('bets.void') && (
              <div className={forms.acts}>
                <Button size="small" onClick={() => setCancelled(draw)}>
                  {t('pools.cancel')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <PageSteps showNewer={showPrevious} showOlder={showNext} />
      {cancelled !== undefined && (
        <CancelDrawDialog draw={cancelled} onClose={() => setCancelled(undefined)} />
      )}
    </Page>
  );
}
