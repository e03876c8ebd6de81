/** SQLSTATE of an error of PostgreSQL: a row of that key is there already. */
export const UNIQUE_VIOLATION = '23505';
