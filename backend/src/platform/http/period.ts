import { isSoundPeriod, type Period } from '@touchline/domain/time';
import { ApiError } from './api-error.ts';

/** @throws ApiError `validation_failed` for a period that ends before it begins or is too long */
export function assertPeriod(period: Period): void {
  if (!isSoundPeriod(period)) {
    throw new ApiError(
      'validation_failed',
      'a period begins before it ends and lasts twelve months at most',
    );
  }
}
