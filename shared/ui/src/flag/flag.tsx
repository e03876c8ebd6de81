import { useEffect, useState } from 'react';
import styles from './flag.module.css';
import { loadFlag } from './load-flag.ts';

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
  const [flag, setFlag] = useState<{ readonly country: string; readonly address: string }>();
  useEffect(() => {
    let isWanted = true;
    void loadFlag(country.toLowerCase()).then(
      (address) => {
        if (isWanted && address !== undefined) setFlag({ country, address });
      },
      // Without the network the place stays grey; what it decorates is there.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [country]);
  return (
    <span className={styles.flag} data-size={size}>
      {flag?.country === country && <img className={styles.picture} src={flag.address} alt="" />}
    </span>
  );
}
