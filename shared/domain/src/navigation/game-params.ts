/** The parameters of the page of a game: its id without the colon, which would be escaped, and its name for readers. */
export function gameParams({ id, name }: { readonly id: string; readonly name: string }): {
  readonly gameId: string;
  readonly gameName: string;
} {
  const gameName = name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  return { gameId: id.replace(':', '.'), gameName };
}
