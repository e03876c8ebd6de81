import { SecurityQuestionAnswer, type SetSecurityQuestion } from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/security-question';

/** The player's security question. */
export const securityQuestionResource = defineResource({
  name: 'office.security-question',
  path: (_parameters: Record<string, never>) => PATH,
  schema: SecurityQuestionAnswer,
  authentication: 'required',
});

/** Sets a question, in place of the one before. */
export async function setSecurityQuestion(http: Http, body: SetSecurityQuestion): Promise<void> {
  await http.request({
    method: 'POST',
    path: PATH,
    body,
    schema: SecurityQuestionAnswer,
    authentication: 'required',
  });
}

/** Removes the question. */
export async function removeSecurityQuestion(http: Http, language: string): Promise<void> {
  await http.request({
    method: 'POST',
    path: `${PATH}/remove`,
    body: { lng: language },
    schema: SecurityQuestionAnswer,
    authentication: 'required',
  });
}
