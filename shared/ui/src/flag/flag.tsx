import styles from './flag.module.css';
import { useFlag } from './use-flag.ts';

export interface FlagProps {
  /** ISO 3166 code of a country, or that of a home nation: `de`, `gb-sct`. */
  readonly country: string;
  readonly size?: 16 | 20 | 24 | 32 | undefined;
}

/**
 * The flag of a country, round. It decorates: the name is beside it. The picture comes after the page,
 * into a place that is kept for it; a code without a flag leaves that place grey.
 */
export function Flag({ country, size = 20 }: FlagProps) {
  const address = useFlag(country);
  return (
    <span className={styles.flag} data-size={size}>
      {address !== undefined && <img className={styles.picture} src={address} alt="" />}
    </span>
  );
}
