import { usePlugin, useStore } from '@touchline/plugin-api';
import { NumberStep } from '../../phone/number-step.tsx';
import { registrationDraft } from '../registration-process.ts';
import { CodeStep } from './code-step.tsx';
import { phoneProof } from './phone-proof.ts';

/** Registration with a phone: first the number, then the code that proves it. */
export function PhoneForm() {
  const context = usePlugin();
  const draft = registrationDraft(context);
  const number = useStore(draft, ({ phone = '' }) => phone);
  const store = phoneProof(context);
  const proof = useStore(store);
  return proof === undefined ? (
    <NumberStep
      purpose="registration"
      number={number}
      onType={(phone) => draft.set({ ...draft.get(), phone })}
      onSent={store.set}
    />
  ) : (
    <CodeStep {...proof} />
  );
}
