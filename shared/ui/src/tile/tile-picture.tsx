import { useState } from 'react';
import { crestDesign } from '../crest/crest-design.ts';
import styles from './tile-picture.module.css';

interface TilePictureProps {
  readonly name: string;
  readonly address: string | undefined;
}

/** A picture over a cover drawn from the name, which stays where the picture does not come. */
export function TilePicture({ name, address }: TilePictureProps) {
  const [failed, setFailed] = useState<string>();
  const { field, charge, initials } = crestDesign(name);
  return (
    <span className={styles.picture}>
      <svg
        className={styles.cover}
        viewBox="0 0 32 32"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path fill={field} d="M-32-32h96v96h-96z" />
        <path fill={charge} opacity=".16" d="M-32 40 64 4v60h-96z" />
        <text fill={charge} x="16" y="20" className={styles.initials}>
          {initials}
        </text>
      </svg>
      {address !== undefined && address !== failed && (
        <img
          className={styles.image}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
}
