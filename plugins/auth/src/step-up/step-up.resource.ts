import {
  type SendStepUpCode,
  SentStepUpCode,
  StepUpAnswer,
  StepUpOptions,
  type StepUpProof,
} from '@touchline/contracts/identity';
import type { Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/step-up';

/** How the player can prove that it is them. */
export function readStepUpOptions(http: Http, signal: AbortSignal): Promise<StepUpOptions> {
  return http.request({ path: PATH, schema: StepUpOptions, authentication: 'required', signal });
}

/** Sends a code to the confirmed phone or address. */
export function sendStepUpCode(http: Http, body: SendStepUpCode): Promise<SentStepUpCode> {
  return http.request({
    method: 'POST',
    path: `${PATH}/code`,
    body,
    schema: SentStepUpCode,
    authentication: 'required',
  });
}

/** Proves it; for some minutes protected calls pass. */
export async function prove(http: Http, proof: StepUpProof): Promise<void> {
  await http.request({
    method: 'POST',
    path: PATH,
    body: proof,
    schema: StepUpAnswer,
    authentication: 'required',
  });
}
