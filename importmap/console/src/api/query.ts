/** An address with its query; missing and empty parameters are omitted. */
export function addressOf(
  path: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
