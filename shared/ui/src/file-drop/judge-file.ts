export interface FileRules {
  /** Kinds as of the `accept` attribute: `image/*`, `application/pdf`, `.csv`. Any when left out. */
  readonly accept?: readonly string[] | undefined;
  readonly maxBytes?: number | undefined;
}

/** Why a file is refused. */
export type FileRefusal = 'type' | 'size' | 'empty';

/** Judges a file before it is sent anywhere; undefined when nothing is wrong with it. */
export function judgeFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileRules,
): FileRefusal | undefined {
  if (accept && !accept.some((kind) => isOfKind({ name, type }, kind))) return 'type';
  if (size === 0) return 'empty';
  return maxBytes !== undefined && size > maxBytes ? 'size' : undefined;
}

function isOfKind({ name, type }: Pick<File, 'name' | 'type'>, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}
