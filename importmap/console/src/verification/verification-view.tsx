import type { WaitingDocument } from '@touchline/contracts/operator';
import { useState } from 'react';
import { Button, EmptyState } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { useNotify } from '../app/notices.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { PlayerLink } from '../players/player-link.tsx';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { DecisionForm } from './decision-form.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentPicture } from './document-picture.tsx';
import { RequestDocument } from './request-document.tsx';
import { useVerification } from './use-verification.ts';
import lists from '../list/list.module.css';
import styles from './verification.module.css';

/** One document: its facts in the list; opened, the picture beside them and the decision. */
function Entry({
  document,
  isOpen,
  onOpen,
  onClose,
  onDone,
}: {
  readonly document: WaitingDocument;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const { id, kind, person } = document;
  return (
    <li className={lists.entry} data-document={id}>
      <div className={styles.sides} data-open={isOpen}>
        {isOpen && <DocumentPicture id={id} name={t(`verification.kind.${kind}`)} />}
        <div className={styles.form}>
          <DocumentFacts document={document} />
          {isOpen && (
            <May permission="verification.decide">
              <DecisionForm document={document} onDone={onDone} />
            </May>
          )}
          <div className={styles.actions}>
            <Button size="small" onClick={isOpen ? onClose : onOpen}>
              {t(isOpen ? 'verification.close' : 'verification.open')}
            </Button>
            <RequestDocument playerId={person.playerId} onDone={onClose} />
            <PlayerLink playerId={person.playerId} />
          </div>
        </div>
      </div>
    </li>
  );
}

/** The queue of identity documents: each beside what its player says, and decisions. */
export function VerificationView() {
  const { t } = useTexts();
  const notify = useNotify();
  const { loaded, reload } = useVerification();
  const [openId, setOpenId] = useState<string>();
  const { documents = [], count = 0 } = loaded.data ?? {};
  const close = () => {
    setOpenId(undefined);
    // Another operator may have decided, or the player uploaded.
    reload();
  };
  return (
    <Page title={t('verification.title')} text={t('verification.text')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && (
        <p className={styles.muted}>
          {count > documents.length
            ? t('verification.more', { shown: documents.length, count })
            : t('verification.count', { count })}
        </p>
      )}
      {loaded.data !== undefined && count === 0 && (
        <EmptyState path={checkCircleIcon} title={t('verification.none')} />
      )}
      <ul className={lists.list}>
        {documents.map((document) => (
          <Entry
            key={document.id}
            document={document}
            isOpen={document.id === openId}
            onOpen={() => setOpenId(document.id)}
            onClose={close}
            onDone={() => {
              notify({ tone: 'success', title: t('verification.done') });
              close();
            }}
          />
        ))}
      </ul>
    </Page>
  );
}
