export type ModelErrorCode = 'prices_invalid';

/** Input that no model can make sense of; compare `code`, never the class. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, message: string) {
    super(message);
    this.name = 'ModelError';
    this.code = code;
  }
}
