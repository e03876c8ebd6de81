/** A group of the configuration, or a part of one. */
export type Values = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The merge patch (RFC 7396) that makes one value of the other: null removes, lists are replaced. */
export function patchOf(before: Values, after: Values): Values {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].flatMap((name): readonly (readonly [string, unknown])[] => {
      const [from, to] = [before[name], after[name]];
      if (isSame(from, to)) {
        return [];
      }
      return [
        [name, to === undefined ? null : isObject(from) && isObject(to) ? patchOf(from, to) : to],
      ];
    }),
  );
}

/** A value with a patch laid over it. */
export function withPatch(value: Values, patch: Values): Values {
  const result: Record<string, unknown> = { ...value };
  for (const [name, change] of Object.entries(patch)) {
    const current = result[name];
    if (change === null) {
      delete result[name];
    } else if (isObject(change)) {
      result[name] = withPatch(isObject(current) ? current : {}, change);
    } else {
      result[name] = change;
    }
  }
  return result;
}

/** The leaves that differ, each by its path. */
export function leavesOf(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly from: unknown; readonly to: unknown }[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => leavesOf(before[name], after[name], [...path, name]));
  }
  return isSame(before, after) ? [] : [{ path, from: before, to: after }];
}

/** The value at a path. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), value);
}

/** The value with another one at a path; undefined takes what is there away. */
export function withValueAt(value: Values, path: readonly string[], next: unknown): Values {
  const [name, ...rest] = path;
  if (name === undefined) {
    return value;
  }
  const { [name]: current, ...others } = value;
  const inner =
    rest.length === 0 ? next : withValueAt(isObject(current) ? current : {}, rest, next);
  return inner === undefined
    ? others
    : name in value
      ? { ...value, [name]: inner }
      : { ...others, [name]: inner };
}
