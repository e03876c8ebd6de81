/** Why the database cannot be had. Compare codes, never the class. */
export type DatabaseErrorCode =
  | 'database_platform_unsupported'
  | 'database_user_missing'
  | 'database_folder_unwritable'
  | 'database_initialisation_failed'
  | 'database_start_failed'
  | 'database_stop_failed'
  | 'database_version_unsupported'
  | 'database_unreachable'
  | 'migration_changed'
  | 'migration_missing'
  | 'migration_failed'
  | 'database_outdated'
  | 'function_order_invalid';

/** The database cannot be started, reached or brought up to date; the message has the remedy. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'DatabaseError';
    this.code = code;
  }
}

/** @throws DatabaseError always */
export function refuse(code: DatabaseErrorCode, message: string, cause?: unknown): never {
  throw new DatabaseError(code, message, { cause });
}
