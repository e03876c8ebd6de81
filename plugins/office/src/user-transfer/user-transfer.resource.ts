import { groupsResponse, groupPath, TransferTarget } from '@touchline/contracts/configuration';
import { TransferAgreement, TransferAnswer } from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

/** Who is to keep the account, and under which terms. */
export const transferTarget = defineResource({
  name: 'office.transfer-target',
  path: ({ language }: { readonly language: string }) => groupPath('office', language),
  schema: groupsResponse({ office: TransferTarget }),
  freshFor: 600_000,
});

/** Agrees that the account is kept by the other operator from now on. */
export async function agreeToTransfer(http: Http): Promise<void> {
  await http.request({
    method: 'POST',
    path: '/web-api/user/v1/transfer',
    body: TransferAgreement.parse({ agree: true }),
    schema: TransferAnswer,
    authentication: 'required',
  });
}
