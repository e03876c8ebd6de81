import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, NoticeBanner } from '@touchline/ui';
import { SelectField, TextField } from '@touchline/ui/forms';
import { givePromoCode } from '../api/promo-code-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { useNotify } from '../app/notices.tsx';
import { Page, Panel } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import {
  EMPTY_PROMO_CODE,
  type PromoCodeDraft,
  type PromoCodeFault,
  promoCodeIn,
} from './promo-code-draft.ts';
import { PROMO_CODES_KEY } from './promo-codes-view.tsx';
import styles from './promo-codes.module.css';

const KINDS = ['free-bet', 'win-boost'] as const;
const UPPER: ReadonlySet<string> = new Set(['code', 'currency']);
const DECIMAL: ReadonlySet<string> = new Set(['amount', 'percent', 'maximum', 'minCoef']);

/** A code as it is typed, and how it is sent: the same pressed twice is made once. */
function usePromoCodeForm() {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(EMPTY_PROMO_CODE);
  const [fault, setFault] = useState<PromoCodeFault>();
  const made = useMutation({
    mutationFn: givePromoCode,
    onSuccess: ({ code }) => {
      notify({ tone: 'success', title: t('promoCodes.done', { code }) });
      void client.invalidateQueries({ queryKey: [PROMO_CODES_KEY] });
      navigate('/promo-codes');
    },
  });
  return {
    draft,
    fault,
    made,
    change: (fields: Partial<PromoCodeDraft>) => {
      setFault(undefined);
      made.reset();
      setDraft((now) => ({ ...now, ...fields }));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const read = promoCodeIn(draft, Date.now());
      if ('fault' in read) setFault(read.fault);
      else made.mutate(read.body);
    },
  };
}

/** A new promo code: what it gives, to whom, until when and why. */
export function WritePromoCodeView() {
  const { t } = useTexts();
  const { draft, fault, made, change, submit } = usePromoCodeForm();
  const field = (name: PromoCodeFault, more: { readonly hint?: boolean; readonly max: number }) => (
    <TextField
      label={t(`promoCodes.field.${name}`)}
      hint={more.hint ? t(`promoCodes.hint.${name}`) : undefined}
      type={name === 'expiresAt' ? 'datetime-local' : 'text'}
      inputMode={DECIMAL.has(name) ? 'decimal' : undefined}
      dir={name === 'reason' ? undefined : 'ltr'}
      autoComplete="off"
      maxLength={more.max}
      value={draft[name]}
      error={fault === name ? t(`promoCodes.fault.${name}`) : undefined}
      onChange={({ target: { value } }) =>
        change({ [name]: UPPER.has(name) ? value.toUpperCase() : value })
      }
    />
  );
  return (
    <Page
      title={t('promoCodes.make')}
      actions={
        <ViewLink path="/promo-codes" className={styles.link}>
          {t('promoCodes.back')}
        </ViewLink>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <Panel title={t('promoCodes.what')}>
          <div className={styles.columns}>
            {field('code', { hint: true, max: 32 })}
            <SelectField
              label={t('promoCodes.kind')}
              options={KINDS.map((value) => ({ value, text: t(`promoCodes.kinds.${value}`) }))}
              value={draft.kind}
              onChange={({ target }) => change({ kind: target.value as PromoCodeDraft['kind'] })}
            />
            {field('currency', { max: 3 })}
            {draft.kind === 'free-bet' ? (
              field('amount', { max: 15 })
            ) : (
              <>
                {field('percent', { max: 6 })}
                {field('maximum', { hint: true, max: 15 })}
              </>
            )}
            {field('minCoef', { hint: true, max: 10 })}
          </div>
        </Panel>
        <Panel title={t('promoCodes.who')}>
          <div className={styles.columns}>
            {field('playerId', { hint: true, max: 9 })}
            {field('expiresAt', { hint: true, max: 30 })}
            {field('reason', { hint: true, max: 500 })}
          </div>
        </Panel>
        {made.error !== null && (
          <NoticeBanner
            tone="danger"
            text={
              made.error.code === 'bad_request'
                ? t('promoCodes.taken')
                : `${made.error.message} (${made.error.code})`
            }
          />
        )}
        <div>
          <Button type="submit" variant="primary" busy={made.isPending}>
            {t('promoCodes.submit')}
          </Button>
        </div>
      </form>
    </Page>
  );
}
