/** What is listed, by the place it is in; places in the order in which they come up. */
export function byPlace<Listed extends { readonly place: string }>(
  listed: readonly Listed[],
): readonly { readonly place: string; readonly items: readonly Listed[] }[] {
  const places = [...new Set(listed.map(({ place }) => place))];
  return places.map((place) => ({ place, items: listed.filter((item) => item.place === place) }));
}
