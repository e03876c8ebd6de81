import { crestDesign, type CrestDesign } from './crest-design.ts';
import { useFlag } from '../flag/use-flag.ts';
import styles from './crest.module.css';

export interface CrestProps {
  /** The team, player or competition of the crest. */
  readonly name: string;
  /** Whose crest it is: with it a team keeps its crest in every language that names it. */
  readonly id?: number | undefined;
  /** A player in place of a team: no club's shield but a disc. */
  readonly person?: boolean | undefined;
  /** Whose flag stands for it once that is here: of a player or a national team. See `Flag`. */
  readonly country?: string | undefined;
  /**
   * 16 is for a line of text, where crests are shown on request (`isTeamLogosInCoupon`). Up to 20 there are
   * no initials: they would be too small to read, and each takes as long to lay out as a line of text.
   */
  readonly size?: 16 | 20 | 24 | 32 | 48 | undefined;
}

const CHARGES: Readonly<Record<CrestDesign['pattern'], string | undefined>> = {
  plain: undefined,
  chief: 'M0 0h32v8H0z',
  pales: 'M0 0h4v32H0zM28 0h4v32h-4z',
  base: 'M0 25h32v7H0z',
  border: 'M0 0h32v3H0zM0 0h3v32H0zM29 0h3v32h-3z',
  flank: 'M0 0h11L0 16z',
};

/**
 * A crest drawn from a name, in place of a club's own; the flag of those who play for a country. It
 * decorates: the name is beside it.
 */
export function Crest({ name, id, person, country, size = 20 }: CrestProps) {
  const flag = useFlag(country);
  const isRound = person || country !== undefined;
  const design = crestDesign(name, id);
  const { field, charge, initials } = design;
  const pattern = isRound ? 'plain' : design.pattern;
  return (
    <svg
      className={styles.crest}
      data-size={size}
      data-shape={isRound ? 'round' : design.shape}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path fill={field} d="M0 0h32v32H0z" />
      <path fill={charge} d={CHARGES[pattern]} />
      {size > 20 ? (
        <text fill={charge} x="16" y={pattern === 'chief' ? 22 : 20} className={styles.initials}>
          {initials}
        </text>
      ) : undefined}
      {flag !== undefined && <image href={flag} width="32" height="32" />}
    </svg>
  );
}
