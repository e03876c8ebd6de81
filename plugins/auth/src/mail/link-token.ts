/**
 * What the link of a message carries, behind the # of the address so that no server and no log on the
 * way has seen it. Something else there, or nothing, is no link.
 */
export function linkToken(hash: string): string | undefined {
  return /^#([\w-]{43})$/.exec(hash)?.[1];
}
