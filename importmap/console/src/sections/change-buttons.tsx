import type { StateChange } from '@touchline/contracts/releases';
import { use } from 'react';
import { Button } from '@touchline/ui';
import { useNotify } from '../app/notices.tsx';
import { DraftContext } from '../release/draft.ts';
import { describeChange } from '../review/describe-change.ts';
import { useTexts } from '../texts/texts-context.ts';

/** Makes a change at once, after its review, or adds it to the release. */
export function ChangeButtons(props: {
  readonly change: StateChange;
  readonly text: string;
  readonly disabled?: boolean | undefined;
  readonly onPropose: (change: StateChange) => void;
}) {
  const { change, text, disabled, onPropose } = props;
  const texts = useTexts();
  const { t } = texts;
  const notify = useNotify();
  const draft = use(DraftContext);
  return (
    <>
      <Button
        variant="quiet"
        disabled={disabled}
        onClick={() => {
          draft.add(change);
          notify({ tone: 'info', title: t('release.added'), text: describeChange(change, texts) });
        }}
      >
        {t('release.add')}
      </Button>
      <Button disabled={disabled} onClick={() => onPropose(change)}>
        {text}
      </Button>
    </>
  );
}
