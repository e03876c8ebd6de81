import { SelectField, TextField } from '@touchline/ui/forms';
import { givePromoCode } from '../api/promo-code-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page, Panel } from '../app/page.tsx';
import { FormEnd } from '../form/form-end.tsx';
import styles from '../form/form.module.css';
import { useDraftForm } from '../form/use-draft-form.ts';
import { useTexts } from '../texts/texts-context.ts';
import {
  EMPTY_PROMO_CODE,
  type PromoCodeDraft,
  type PromoCodeFault,
  promoCodeIn,
} from './promo-code-draft.ts';
import { PROMO_CODES_KEY } from './promo-codes-view.tsx';

const KINDS = ['free-bet', 'win-boost'] as const;
const UPPER: ReadonlySet<string> = new Set(['code', 'currency']);
const DECIMAL: ReadonlySet<string> = new Set(['amount', 'percent', 'maximum', 'minCoef']);

/** A code as it is typed, and how it is made. */
function usePromoCodeForm() {
  const { t } = useTexts();
  return useDraftForm({
    initial: () => EMPTY_PROMO_CODE,
    read: promoCodeIn,
    send: ({ body }: { readonly body: Parameters<typeof givePromoCode>[0] }) => givePromoCode(body),
    doneText: ({ code }) => t('promoCodes.done', { code }),
    list: { key: PROMO_CODES_KEY, path: '/promo-codes' },
  });
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
          <div className={styles.times}>
            {field('playerId', { hint: true, max: 9 })}
            {field('expiresAt', { hint: true, max: 30 })}
            {field('reason', { hint: true, max: 500 })}
          </div>
        </Panel>
        <FormEnd
          faultText={undefined}
          made={made}
          errorTexts={{ bad_request: t('promoCodes.taken') }}
          submitText={t('promoCodes.submit')}
        />
      </form>
    </Page>
  );
}
