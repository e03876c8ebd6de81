import type { PromoCode } from '@touchline/contracts/betting';
import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Button, Card, SectionHeader } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { type FormEvent, useState } from 'react';
import { PromoCard } from './promo-card.tsx';
import styles from './promo-codes.module.css';
import { checkPromoCode, ownPromoCodes } from './promo-codes.resource.ts';

const CODE = /^[A-Za-z0-9-]{3,32}$/;

function OwnCodes() {
  const { i18n } = usePlugin();
  const codes = useResource(ownPromoCodes, {}).data?.promoCodes ?? [];
  return codes.length === 0 ? undefined : (
    <>
      <SectionHeader title={i18n.t('promoCodes.own')} />
      {codes.map((promo) => (
        <PromoCard key={promo.code} promo={promo} />
      ))}
    </>
  );
}

/** What a code gives and whether the player may use it; the address may bring one. */
function CheckPromoCode({ query }: ViewProps) {
  const { http, i18n, navigation } = usePlugin();
  const [code, setCode] = useState(query['promocode']?.slice(0, 32) ?? '');
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<PromoCode>();
  const [busy, setBusy] = useState(false);

  function check(event: FormEvent): void {
    event.preventDefault();
    const typed = code.trim();
    setFound(undefined);
    if (!CODE.test(typed)) {
      setFault(i18n.t('promoCodes.malformed'));
      return;
    }
    setFault(undefined);
    setBusy(true);
    checkPromoCode(http, typed)
      .then(({ promoCode }) => setFound(promoCode))
      .catch((error: unknown) => setFault(i18n.error(error)))
      .finally(() => setBusy(false));
  }
  return (
    <Page
      title={i18n.t('title.promoCodeCheck')}
      intro={i18n.t('promoCodes.intro')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      action={
        <Button size="small" href={navigation.href({ route: 'promoCodeHistory' })}>
          {i18n.t('title.promoCodeHistory')}
        </Button>
      }
    >
      <Card>
        <form className={styles.form} noValidate onSubmit={check}>
          <TextField
            label={i18n.t('promoCodes.code')}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            error={fault}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="primary" wide busy={busy}>
            {i18n.t('promoCodes.check')}
          </Button>
        </form>
      </Card>
      <output>{found === undefined ? undefined : <PromoCard promo={found} />}</output>
      <OwnCodes />
    </Page>
  );
}

export const view = reactView(CheckPromoCode);
