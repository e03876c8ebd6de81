import type { VersionWeight } from '@touchline/contracts/releases';
import { useState } from 'react';
import { Button, Icon, IconButton } from '@touchline/ui';
import { plusIcon, trashIcon } from '@touchline/ui/icons';
import { SelectField } from '@touchline/ui/forms';
import type { KnownVersion } from '../api/map-requests.ts';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import { rebalance } from './rebalance.ts';
import styles from './sections.module.css';

/** One version that is rolled out, and its share where there are several. */
function ShareFields(props: {
  readonly share: VersionWeight;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly isOnly: boolean;
  readonly onVersion: (version: string) => void;
  readonly onWeight: (weight: number) => void;
  readonly onRemove: () => void;
}) {
  const { share, options, isOnly, onVersion, onWeight, onRemove } = props;
  const { version, weight } = share;
  const { t, number } = useTexts();
  return (
    <fieldset className={styles.share}>
      <legend className={styles.hidden}>{version}</legend>
      <SelectField
        label={t('section.version')}
        options={options}
        value={version}
        onChange={(event) => onVersion(event.target.value)}
      />
      {!isOnly && (
        <>
          <label className={styles.slider}>
            <span className={styles.sliderText}>
              {t('section.share')}
              <output>{number(weight / 100, { style: 'percent' })}</output>
            </span>
            <input
              type="range"
              min={0}
              max={100}
              step={1}
              value={weight}
              onChange={(event) => onWeight(Number(event.target.value))}
            />
          </label>
          <IconButton
            label={t('section.removeVersion', { version })}
            path={trashIcon}
            onClick={onRemove}
          />
        </>
      )}
    </fieldset>
  );
}

/** Chooses versions and their shares. */
export function RolloutEditor(props: {
  readonly versions: readonly VersionWeight[];
  readonly published: readonly KnownVersion[];
  readonly actions: (versions: readonly VersionWeight[]) => React.ReactNode;
}) {
  const { published, actions } = props;
  const { t, ago } = useTexts();
  const [versions, setVersions] = useState(props.versions);
  const known = new Map(published.map((one) => [one.version, one]));
  const names = [...new Set([...props.versions, ...published].map(({ version }) => version))];
  const spare = names.find((name) => !versions.some(({ version }) => version === name));
  const live = versions.filter(({ weight }) => weight > 0);

  function optionsFor(chosen: string) {
    return names
      .filter((name) => name === chosen || !versions.some(({ version }) => version === name))
      .map((name) => {
        const when = known.get(name)?.madeAt;
        return {
          value: name,
          text: when === undefined ? isolate(name) : `${isolate(name)} · ${ago(when)}`,
        };
      });
  }

  return (
    <div className={styles.editor}>
      {versions.map((share, index) => (
        <ShareFields
          key={share.version}
          share={share}
          options={optionsFor(share.version)}
          isOnly={versions.length === 1}
          onVersion={(version) => setVersions(versions.with(index, { ...share, version }))}
          onWeight={(weight) => setVersions(rebalance(versions, { index, weight }))}
          onRemove={() =>
            setVersions(rebalance(versions, { index, weight: 0 }).toSpliced(index, 1))
          }
        />
      ))}
      <div className={styles.editorActions}>
        {spare !== undefined && (
          <Button
            variant="quiet"
            icon={<Icon path={plusIcon} />}
            onClick={() => setVersions([{ version: spare, weight: 0 }, ...versions])}
          >
            {t('section.addVersion')}
          </Button>
        )}
        {actions(live)}
      </div>
    </div>
  );
}
