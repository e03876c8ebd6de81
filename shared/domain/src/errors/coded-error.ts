/** An error with a code to compare. `message` is for developers, `details` for the code that handles it. */
export class CodedError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly details: unknown;

  constructor(
    code: Code,
    message: string,
    options: { readonly details?: unknown; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'CodedError';
    this.code = code;
    this.details = options.details;
  }
}

function textOf(error: unknown, field: 'code' | 'name' | 'message'): string | undefined {
  const value =
    typeof error === 'object' && error !== null
      ? (error as Readonly<Record<string, unknown>>)[field]
      : undefined;
  return typeof value === 'string' ? value : undefined;
}

/**
 * The code of anything thrown; undefined without one. Errors are compared by it and never by class: bundles
 * built apart have classes of their own.
 */
export function codeOf(error: unknown): string | undefined {
  return textOf(error, 'code');
}

/** Whether an error has this code. */
export function hasCode<Code extends string>(
  error: unknown,
  code: Code,
): error is Error & { readonly code: Code } {
  return codeOf(error) === code;
}

/** Whether an error has this name, for errors of others that carry no code. */
export function hasName(error: unknown, name: string): boolean {
  return textOf(error, 'name') === name;
}

/** The message of anything thrown, or the thing itself as text. */
export function messageOf(error: unknown): string {
  return textOf(error, 'message') ?? String(error);
}
