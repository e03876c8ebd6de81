import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { ResourceState } from '@touchline/ui/resource-state';
import { COUNTRIES } from '../countries.ts';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';
import { phoneProof } from './phone-proof.ts';
import { phoneCountriesResource } from './phone.resource.ts';

/** Registration with a phone: first the number, then the code that proves it. */
export function PhoneForm() {
  const context = usePlugin();
  const { i18n } = context;
  const proof = useStore(phoneProof(context));
  const countries = useResource(phoneCountriesResource, {
    language: i18n.language,
  });
  if (proof !== undefined) {
    return <CodeStep {...proof} />;
  }
  if (countries.data !== undefined) {
    return (
      <NumberStep countries={countries.data.countries.filter(({ id }) => COUNTRIES.includes(id))} />
    );
  }
  return <ResourceState answers={[countries]} i18n={i18n} />;
}
