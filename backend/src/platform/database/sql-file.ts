/** A file of SQL with its checksum, by which the database recognises what it has. */
export interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}
