import pg from 'pg';

const { builtins } = pg.types;

/** How the driver hands values over, by the types of PostgreSQL; json is what its writer made it. */
const TYPES: ReadonlyMap<number, string> = new Map([
  [builtins.BOOL, 'boolean'],
  [builtins.INT2, 'number'],
  [builtins.INT4, 'number'],
  [builtins.INT8, 'string'],
  [builtins.OID, 'number'],
  [builtins.FLOAT4, 'number'],
  [builtins.FLOAT8, 'number'],
  [builtins.NUMERIC, 'string'],
  [builtins.TEXT, 'string'],
  [builtins.VARCHAR, 'string'],
  [builtins.BPCHAR, 'string'],
  [builtins.UUID, 'string'],
  [builtins.INET, 'string'],
  [builtins.DATE, 'Date'],
  [builtins.TIMESTAMPTZ, 'Date'],
  [builtins.BYTEA, 'Buffer'],
  [builtins.JSON, 'unknown'],
  [builtins.JSONB, 'unknown'],
  // Name and void; and arrays of boolean, smallint, integer, text, bigint, uuid.
  [19, 'string'],
  [2278, 'string'],
  [1000, 'boolean[]'],
  [1005, 'number[]'],
  [1007, 'number[]'],
  [1009, 'string[]'],
  [1016, 'string[]'],
  [2951, 'string[]'],
]);

/** The TypeScript type of a column. Throws for a type that no column has had yet. */
export function driverType(oid: number): string {
  const type = TYPES.get(oid);
  if (type === undefined) {
    throw new Error(
      `Say in driver-types.ts how the driver hands over the type with the OID ${oid}.`,
    );
  }
  return type;
}
