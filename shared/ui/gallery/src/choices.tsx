import { useState } from 'react';
import { RadioGroup } from '@touchline/ui/forms';
import { DateRange, type DayRange, FileDrop, FilterBar, Stepper, Steps } from '@touchline/ui/parts';
import styles from './board.module.css';
import { language, texts } from './texts/texts.ts';

const TODAY = '2026-11-25';

function Filters() {
  const [sport, setSport] = useState<'football' | 'tennis' | 'basketball' | undefined>('football');
  return (
    <FilterBar
      label={texts.filters}
      doneText={texts.done}
      closeText={texts.close}
      clearText={texts.clear}
      onClear={() => setSport(undefined)}
      filters={[
        {
          key: 'sport',
          text: texts.sport,
          chosen: sport && texts[sport],
          children: (
            <RadioGroup
              legend={texts.sport}
              value={sport}
              onChange={setSport}
              options={(['football', 'tennis', 'basketball'] as const).map((value) => ({
                value,
                text: texts[value],
              }))}
            />
          ),
        },
        { key: 'period', text: texts.period, children: <Range /> },
        { key: 'status', text: texts.status, children: <p>{texts.won}</p> },
      ]}
    />
  );
}

function Range() {
  const [range, setRange] = useState<DayRange | undefined>({
    from: '2026-11-10',
    to: '2026-11-18',
  });
  return (
    <DateRange
      label={texts.period}
      texts={texts}
      value={range}
      onChange={setRange}
      today={TODAY}
      max={TODAY}
      language={language}
      quick={[
        { text: texts.week, from: '2026-11-19', to: TODAY },
        { text: texts.month, from: '2026-10-27', to: TODAY },
      ]}
    />
  );
}

function Files() {
  const [files, setFiles] = useState<readonly File[]>([
    new File(['x'], 'passport-front.jpg', { type: 'image/jpeg' }),
  ]);
  return (
    <FileDrop
      label={texts.passport}
      hint={texts.fileHint}
      accept={['image/jpeg', 'image/png', 'application/pdf']}
      maxBytes={5_000_000}
      multiple
      files={files}
      onChange={setFiles}
      refusals={{ type: texts.wrongType, size: texts.tooLarge, empty: texts.emptyFile }}
      removeText={(name) => texts.remove.replace('{name}', name)}
    />
  );
}

function Legs() {
  const [legs, setLegs] = useState(4);
  return (
    <Stepper
      label={texts.legs}
      hint={texts.legsHint}
      lessText={texts.less}
      moreText={texts.more}
      value={legs}
      onChange={setLegs}
      min={2}
      max={12}
    />
  );
}

/** What a player chooses with: filters, a period, a number, files. */
export function ChoicesPage() {
  return (
    <main className={styles.board}>
      <h1 className={styles.title}>{texts.choices}</h1>
      <Filters />
      <Range />
      <Legs />
      <Steps
        label={texts.profile}
        steps={[
          { key: 'profile', text: texts.profile },
          { key: 'documents', text: texts.documents },
          { key: 'check', text: texts.check },
        ]}
        current="documents"
        doneText={texts.done}
      />
      <Files />
    </main>
  );
}
