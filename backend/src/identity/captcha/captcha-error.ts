import { CAPTCHA_CODES, type CaptchaErrorCode } from '@touchline/contracts/identity';
import { ApiError } from '../../platform/http/api-error.ts';

const MESSAGES: Readonly<Record<CaptchaErrorCode, string>> = {
  captcha_required: 'solve a challenge first',
  captcha_wrong: 'the solution is wrong',
  captcha_expired: 'the challenge has expired',
  captcha_used: 'the challenge has been used already',
};

/** A refusal with its number (platform.txt §7) in `details.captchaCode`. */
export function captchaError(code: CaptchaErrorCode): ApiError {
  return new ApiError(code, MESSAGES[code], { details: { captchaCode: CAPTCHA_CODES[code] } });
}
