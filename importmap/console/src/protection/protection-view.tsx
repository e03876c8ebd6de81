import { useState } from 'react';
import { Button, EmptyState } from '@touchline/ui';
import { shieldIcon } from '@touchline/ui/icons';
import { useNotify } from '../app/notices.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { DecideReturn, type ReturnAct } from './decide-return.tsx';
import { EntryList } from './entry-list.tsx';
import { ExclusionFacts, FlagFacts } from './protection-facts.tsx';
import { ReturnList } from './return-list.tsx';
import { useDesk } from './use-desk.ts';

const LISTS = ['returns', 'exclusions', 'flags'] as const;
type List = (typeof LISTS)[number];

/** The entries of a list; undefined while it is loading. */
function DeskList({
  desk,
  shown,
  onDecide,
}: {
  readonly desk: ReturnType<typeof useDesk>;
  readonly shown: List;
  readonly onDecide: (act: ReturnAct) => void;
}) {
  if (shown === 'returns') {
    return <ReturnList returns={desk.returns.data?.returns ?? []} onDecide={onDecide} />;
  }
  return shown === 'exclusions' ? (
    <EntryList
      entries={desk.exclusions.data?.exclusions ?? []}
      keyOf={({ playerId, kind }) => `${playerId} ${kind}`}
      renderFacts={(exclusion) => <ExclusionFacts exclusion={exclusion} />}
    />
  ) : (
    <EntryList
      entries={desk.flags.data?.flags ?? []}
      keyOf={({ playerId, kind }) => `${playerId} ${kind}`}
      renderFacts={(flag) => <FlagFacts flag={flag} />}
    />
  );
}

function countOf(desk: ReturnType<typeof useDesk>, shown: List): number | undefined {
  return {
    returns: desk.returns.data?.returns.length,
    exclusions: desk.exclusions.data?.exclusions.length,
    flags: desk.flags.data?.flags.length,
  }[shown];
}

/** Player protection: who wants back, who is kept out, who needs a look; and one player by number. */
export function ProtectionView() {
  const { t } = useTexts();
  const notify = useNotify();
  const [shown, setShown] = useState<List>('returns');
  const [act, setAct] = useState<ReturnAct>();
  const desk = useDesk(shown);
  return (
    <Page
      title={t('protection.title')}
      text={t('protection.text')}
      actions={LISTS.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === shown ? 'secondary' : 'quiet'}
          aria-pressed={each === shown}
          onClick={() => setShown(each)}
        >
          {t(`protection.list.${each}`)}
        </Button>
      ))}
    >
      <Failure of={desk[shown]} />
      <Loading of={desk[shown]} />
      {countOf(desk, shown) === 0 && (
        <EmptyState path={shieldIcon} title={t(`protection.none.${shown}`)} />
      )}
      <DeskList desk={desk} shown={shown} onDecide={setAct} />
      {act !== undefined && (
        <DecideReturn
          act={act}
          onClose={() => {
            setAct(undefined);
            // It may have been decided by someone else.
            desk.reload();
          }}
          onDone={() => {
            setAct(undefined);
            notify({ tone: 'success', title: t(`protection.${act.decision}.done`) });
            desk.reload();
          }}
        />
      )}
    </Page>
  );
}
