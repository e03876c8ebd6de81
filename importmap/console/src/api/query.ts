/** An address with what is asked for; what is not given or empty is left out. */
export function addressOf(
  path: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
