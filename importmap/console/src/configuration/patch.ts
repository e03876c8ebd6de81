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

const isRows = (value: unknown): value is readonly Values[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** Entries that only one of two lists has, by their place in it. */
function onlyIn(rows: readonly unknown[], others: readonly unknown[]) {
  const left = others.map((other) => JSON.stringify(other));
  return rows.flatMap((row, index) => {
    const place = left.indexOf(JSON.stringify(row));
    if (place < 0) {
      return [{ row, name: String(index + 1) }];
    }
    left.splice(place, 1);
    return [];
  });
}

/**
 * The leaves that differ, each by its path. Lists of the same length are compared entry by entry,
 * counted from 1; of others what came and what went is listed.
 */
export function leavesOf(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly from: unknown; readonly to: unknown }[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => leavesOf(before[name], after[name], [...path, name]));
  }
  if (isRows(before) && isRows(after) && before.length === after.length) {
    return before.flatMap((row, index) =>
      leavesOf(row, after[index], [...path, String(index + 1)]),
    );
  }
  const [was, is] = [before ?? [], after ?? []];
  if (Array.isArray(was) && Array.isArray(is) && (isRows(was) || isRows(is))) {
    const gone = onlyIn(was, is).map(({ row, name }) => ({
      path: [...path, name],
      from: row,
      to: undefined,
    }));
    const come = onlyIn(is, was).map(({ row, name }) => ({
      path: [...path, name],
      from: undefined,
      to: row,
    }));
    return [...gone, ...come];
  }
  return isSame(before, after) ? [] : [{ path, from: before, to: after }];
}

/** The value at a path. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => {
    if (Array.isArray(part)) {
      return (part as readonly unknown[])[Number(name)];
    }
    return isObject(part) ? part[name] : undefined;
  }, value);
}

/** The part of a value with another one at a path; in a list, at a place that is there. */
function withPartAt(part: unknown, path: readonly string[], next: unknown): unknown {
  const [place, ...rest] = path;
  if (place === undefined) {
    return next;
  }
  if (Array.isArray(part)) {
    const rows = part as readonly unknown[];
    return rows.map((row, index) => (index === Number(place) ? withPartAt(row, rest, next) : row));
  }
  return withValueAt(isObject(part) ? part : {}, path, next);
}

/** The value with another one at a path; undefined takes what is there away. */
export function withValueAt(value: Values, path: readonly string[], next: unknown): Values {
  const [name, ...rest] = path;
  if (name === undefined) {
    return value;
  }
  const { [name]: current, ...others } = value;
  const inner = withPartAt(current, rest, next);
  return inner === undefined
    ? others
    : name in value
      ? { ...value, [name]: inner }
      : { ...others, [name]: inner };
}
