import { crestDesign } from '../crest/crest-design.ts';
import { groundStrength } from './ground-strength.ts';
import type { HeroSide } from './hero-sides.tsx';
import styles from './hero-art.module.css';

interface HeroArtProps {
  readonly sides: readonly [HeroSide, HeroSide] | undefined;
  readonly colours: readonly [string, string] | undefined;
  readonly picture: string | undefined;
}

const fieldOf = ({ name, id }: HeroSide) => crestDesign(name, id).field;

/** The ground of a hero: two colours, or a picture, so dim that text is readable on it. */
export function HeroArt({ sides, colours, picture }: HeroArtProps) {
  const [left, right] = colours ?? sides?.map(fieldOf) ?? [];
  return (
    <span className={styles.ground} data-picture={picture !== undefined} aria-hidden="true">
      {left !== undefined && right !== undefined && (
        <svg className={styles.art} viewBox="0 0 100 50" preserveAspectRatio="none">
          <HalfGround colour={left} path="M0 0h57L43 50H0z" />
          <HalfGround colour={right} path="M57 0h43v50H43z" />
          <path className={styles.seam} d="M57 0h4L47 50h-4z" />
        </svg>
      )}
      {picture !== undefined && <img className={styles.picture} src={picture} alt="" />}
    </span>
  );
}

function HalfGround({ colour, path }: { readonly colour: string; readonly path: string }) {
  return <path fill={colour} opacity={groundStrength(colour)} d={path} />;
}
