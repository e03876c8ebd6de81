import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { RetryCard, Skeleton } from '@touchline/ui';
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
  const { data, status, error, refresh } = useResource(phoneCountriesResource, {
    language: i18n.language,
  });
  if (proof !== undefined) {
    return <CodeStep {...proof} />;
  }
  if (data !== undefined) {
    return <NumberStep countries={data.countries.filter(({ id }) => COUNTRIES.includes(id))} />;
  }
  return status === 'error' ? (
    <RetryCard
      title={i18n.error(error)}
      retryText={i18n.t('phone.again')}
      onRetry={() => void refresh()}
    />
  ) : (
    <output aria-label={i18n.t('phone.loading')}>
      <Skeleton shape="bar" />
    </output>
  );
}
