import { crestDesign } from '../crest/crest-design.ts';
import { groundStrength } from './ground-strength.ts';
import type { HeroSide } from './hero-sides.tsx';
import styles from './hero-art.module.css';

interface HeroArtProps {
  readonly sides: readonly [HeroSide, HeroSide] | undefined;
  readonly picture: string | undefined;
}

/** The ground of a hero: the colours of both sides, or a picture, so dim that text is readable on it. */
export function HeroArt({ sides, picture }: HeroArtProps) {
  return (
    <span className={styles.ground} data-picture={picture !== undefined} aria-hidden="true">
      {sides && (
        <svg className={styles.art} viewBox="0 0 100 50" preserveAspectRatio="none">
          <HalfGround side={sides[0]} path="M0 0h57L43 50H0z" />
          <HalfGround side={sides[1]} path="M57 0h43v50H43z" />
          <path className={styles.seam} d="M57 0h4L47 50h-4z" />
        </svg>
      )}
      {picture !== undefined && <img className={styles.picture} src={picture} alt="" />}
    </span>
  );
}

function HalfGround({ side, path }: { readonly side: HeroSide; readonly path: string }) {
  const { field } = crestDesign(side.name, side.id);
  return <path fill={field} opacity={groundStrength(field)} d={path} />;
}
