import * as z from 'zod/mini';

const Word = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64));
const some = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** A page of its own that presents a game: `/games-landing/<route>`. */
const GameLanding = z.object({
  route: Word,
  /** The game's word in `/games/<game>`: one of the house's own or of the bonus games. */
  game: Word,
  /** By language; plain text, an empty line ends a paragraph. */
  texts: z
    .record(
      z.string().check(z.regex(/^[a-z]{2}$/)),
      z.object({ title: some(120), text: some(2_000), terms: some(8_000) }),
    )
    .check(z.refine((texts) => Object.keys(texts).length > 0, { error: 'must have a text' })),
});

/** All of them, each with a word of its own. */
export const GameLandings = z.array(GameLanding).check(
  z.maxLength(100),
  z.refine((all) => new Set(all.map(({ route }) => route)).size === all.length, {
    error: 'must have a route of its own each',
  }),
);
export type GameLandings = z.infer<typeof GameLandings>;
