import { CodedError, hasName } from '@touchline/domain/errors';

export type BuildErrorCode =
  | 'build_failed'
  | 'build_package_unknown'
  | 'plugin_name_invalid'
  | 'plugin_exists'
  | 'manifest_import_refused'
  | 'manifest_plugin_missing'
  | 'manifest_thunk_unreadable'
  | 'manifest_invalid'
  | 'manifest_module_unbuilt'
  | 'shared_name_unavailable'
  | 'chunks_invalid'
  | 'chunk_module_unknown'
  | 'first_chunk_undeclared'
  | 'budget_exceeded';

/** A build that cannot continue; compare `code`, never the class. */
export class BuildError extends CodedError<BuildErrorCode> {
  constructor(code: BuildErrorCode, message: string) {
    super(code, message);
    this.name = 'BuildError';
  }
}

/** Whether the build refused what it was given, and did not break. */
export function isBuildError(error: unknown): error is BuildError {
  return hasName(error, 'BuildError');
}
