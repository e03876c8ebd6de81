/** A file of SQL with its checksum, by which the database recognises what it has. */
export interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The names in the lines `-- <header>: a, b` of a file. */
export function namesUnder(header: string, { sql }: SqlFile): readonly string[] {
  return sql
    .split('\n')
    .filter((line) => line.startsWith(`-- ${header}: `))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
    .map((name) => name.trim());
}
