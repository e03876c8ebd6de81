import { useQuery } from '@tanstack/react-query';
import { readOffers } from '../api/offer-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { FormEnd } from '../form/form-end.tsx';
import styles from '../form/form.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { GiftFields, OfferAudience, OfferTexts } from './offer-fields.tsx';
import { useOfferForm } from './use-offer-form.ts';
import { OFFERS_KEY } from './use-offers.ts';

function OfferForm({ defaultLanguage }: { readonly defaultLanguage: string }) {
  const { t } = useTexts();
  const { draft, fault, made, change, submit } = useOfferForm(defaultLanguage);
  const fields = { draft, fault, onChange: change };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Panel title={t('offers.gift')}>
        <GiftFields {...fields} />
      </Panel>
      <Panel title={t('offers.audience')}>
        <OfferAudience {...fields} />
      </Panel>
      <Panel title={t('offers.message')}>
        <OfferTexts {...fields} defaultLanguage={defaultLanguage} />
      </Panel>
      <FormEnd
        faultText={fault === undefined ? undefined : t(`offers.fault.${fault}`)}
        made={made}
        submitText={t('offers.submit')}
      />
    </form>
  );
}

/** A new special offer. */
export function WriteOfferView() {
  const { t } = useTexts();
  const loaded = useQuery({
    queryKey: [OFFERS_KEY, undefined],
    queryFn: () => readOffers({ cursor: undefined }),
  });
  return (
    <Page
      title={t('offers.write')}
      actions={
        <ViewLink path="/offers" className={styles.link}>
          {t('offers.back')}
        </ViewLink>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && <OfferForm defaultLanguage={loaded.data.defaultLanguage} />}
    </Page>
  );
}
