import { AgreementStatusAnswer } from '@touchline/contracts/identity';
import type { Http } from '@touchline/plugin-api';

const BASE = '/web-api/api-v3/v2/user/agreement-rules';

/**
 * Agrees to the terms as they are now: those of the time of the status, so that no player
 * agrees to a version published in between.
 */
export async function agree(http: Http): Promise<AgreementStatusAnswer> {
  const { result, updatedAt } = await http.request({
    path: `${BASE}/status`,
    schema: AgreementStatusAnswer,
    authentication: 'required',
  });
  if (!result) {
    return { result, updatedAt };
  }
  return http.request({
    method: 'POST',
    path: `${BASE}/confirm`,
    body: { updatedAt },
    schema: AgreementStatusAnswer,
    authentication: 'required',
  });
}
