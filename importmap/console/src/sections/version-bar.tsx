import type { VersionWeight } from '@touchline/contracts/releases';
import { useTexts } from '../texts/texts-context.ts';
import styles from './sections.module.css';

/** Which versions are live, as a bar of their shares and as text. */
export function VersionBar({ versions }: { readonly versions: readonly VersionWeight[] }) {
  const { number } = useTexts();
  return (
    <div className={styles.versions}>
      <ul>
        {versions.map(({ version, weight }) => (
          <li key={version}>
            <bdi>{version}</bdi>
            {versions.length > 1 && <b>{number(weight / 100, { style: 'percent' })}</b>}
          </li>
        ))}
      </ul>
      {versions.length > 1 && (
        <svg
          className={styles.bar}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {versions.map(({ version, weight }, index) => (
            <rect
              key={version}
              data-index={index}
              x={versions.slice(0, index).reduce((sum, one) => sum + one.weight, 0)}
              width={weight}
              height="4"
            />
          ))}
        </svg>
      )}
    </div>
  );
}
