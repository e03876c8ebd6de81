/** A path with those parts of its query that are not empty. */
export const withQuery = (path: string, parts: readonly string[]): string => {
  const query = parts.filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
};
