/**
 * What a network has sent the visitor back with, which the server put behind the # of the sign-in page's address;
 * undefined for every other hash.
 */
export function returnedQuery(hash: string): string | undefined {
  const carried = /^#social\.([\w-]{1,6000})$/.exec(hash)?.[1];
  if (carried === undefined) {
    return undefined;
  }
  try {
    return atob(carried.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}
