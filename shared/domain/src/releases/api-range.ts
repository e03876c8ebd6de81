const VERSION = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

function parse(text: string): readonly [number, number, number] | undefined {
  const found = VERSION.exec(text);
  return found === null
    ? undefined
    : [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)];
}

/**
 * Whether a version of the plugin API lies in the range a manifest names. The ranges are exact
 * versions and caret ranges (`^1.0`: this major version, at least this minor one), as in semver.
 */
export function satisfiesApi({
  range,
  version,
}: {
  readonly range: string;
  readonly version: string;
}): boolean {
  const isCaret = range.startsWith('^');
  const wanted = parse(isCaret ? range.slice(1) : range);
  const given = parse(version);
  if (wanted === undefined || given === undefined) {
    return false;
  }
  if (!isCaret) {
    return wanted.every((part, index) => part === given[index]);
  }
  if (wanted[0] !== given[0] || (wanted[0] === 0 && wanted[1] !== given[1])) {
    return false;
  }
  return wanted[1] === given[1] ? given[2] >= wanted[2] : given[1] > wanted[1];
}
