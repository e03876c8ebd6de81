import type { Limit } from '@touchline/contracts/limits';
import { isUnset } from '@touchline/domain/limits';
import { Link, reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { Rows } from '@touchline/ui/rows';
import { ActiveBreaks } from '../breaks/active-breaks.tsx';
import { BreakForm } from '../breaks/break-form.tsx';
import { breaksInForce } from '../breaks/break-types.ts';
import { ClosureCard } from '../closure/closure-card.tsx';
import { FiguresCard } from '../figures/figures-card.tsx';
import { FlagsCard } from '../flags/flags-card.tsx';
import { HelpList } from '../help/help-list.tsx';
import { ReturnCard } from '../return/return-card.tsx';
import { returnResource } from '../return/return.resource.ts';
import { limitAccounts, limitsResource } from './limits.resource.ts';
import { LimitForm } from './limit-form.tsx';
import { LimitRow } from './limit-row.tsx';
import styles from './limits.module.css';
import { TimerForm } from './timer-form.tsx';

/** Deposits, losses and stakes, then time; each kind from the shortest period on. */
const LISTED_TYPES: readonly number[] = [20, 21, 22, 10, 11, 12, 1, 2, 3, 31, 32];
const placeOf = ({ limitType }: Limit) => LISTED_TYPES.indexOf(limitType);

/** Limits that are set or about to change, of the kinds that are listed. */
function isListed({ limitType, limitValue, limitState }: Limit): boolean {
  return (
    LISTED_TYPES.includes(limitType) &&
    (limitState === 'PENDING' || !isUnset({ type: limitType, value: limitValue }))
  );
}

/** Everything by which players protect themselves: limits, timers, breaks, and who helps. */
function Limits() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(limitsResource, {});
  const accounts = useResource(limitAccounts, {});
  const currency = accounts.data?.accounts.find(({ type }) => type === 0)?.currency;
  const current = answer.data?.limits.filter(({ limitState }) => limitState !== 'INACTIVE');
  const listed = current
    ?.filter(isListed)
    .toSorted((left, right) => placeOf(left) - placeOf(right));
  const changing = new Set(
    current?.flatMap(({ limitState, limitType }) => (limitState === 'PENDING' ? [limitType] : [])),
  );
  const isOnBreak = current !== undefined && breaksInForce(current).length > 0;
  const back = useResource(returnResource, {});
  const changed = () => {
    void answer.refresh();
    void back.refresh();
  };
  return (
    <Page
      title={i18n.t('title')}
      parent={{ title: i18n.page('office'), href: navigation.href({ route: 'office' }) }}
      intro={i18n.t('intro')}
    >
      {current === undefined ? undefined : <ActiveBreaks limits={current} />}
      {back.data === undefined ? undefined : <ReturnCard state={back.data} onChanged={changed} />}
      <FlagsCard />
      <FiguresCard />
      <Card>
        <SectionHeader title={i18n.t('yours')} />
        {listed === undefined ? <ResourceState answers={[answer]} i18n={i18n} /> : undefined}
        {listed?.length === 0 ? <p>{i18n.t('none')}</p> : undefined}
        {isOnBreak ? <NoticeBanner tone="info" text={i18n.t('locked')} /> : undefined}
        <Rows>
          {listed?.map((limit) => (
            <LimitRow
              key={limit.id}
              limit={limit}
              isKept={isOnBreak || changing.has(limit.limitType)}
              onChanged={changed}
            />
          ))}
        </Rows>
      </Card>
      {currency === undefined ? undefined : (
        <Card>
          <SectionHeader title={i18n.t('set')} />
          <LimitForm currency={currency} onSaved={changed} />
        </Card>
      )}
      {current === undefined ? undefined : (
        <>
          <Card>
            <SectionHeader title={i18n.t('setTimers')} />
            <TimerForm limits={current} onSaved={changed} />
          </Card>
          <Card>
            <SectionHeader title={i18n.t('break.title')} />
            <BreakForm limits={current} onSaved={changed} />
          </Card>
        </>
      )}
      {back.data?.closedAt === null ? <ClosureCard onClosed={changed} /> : undefined}
      <Card>
        <SectionHeader title={i18n.t('help.title')} />
        <p>{i18n.t('help.text')}</p>
        <HelpList />
        <Link to={{ route: 'selfAssessment' }} className={styles.link}>
          {i18n.t('safer.test')}
        </Link>
      </Card>
    </Page>
  );
}

export const view = reactView(Limits);
