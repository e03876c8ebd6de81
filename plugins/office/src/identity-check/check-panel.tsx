import type { IdentityCheck } from '@touchline/contracts/verification';
import { type CheckState, isCheckOpen } from '@touchline/domain/verification';
import { usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Badge, Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { useRequest } from '../security/use-request.ts';
import { openCheck } from './identity-check.resource.ts';
import styles from './identity-check.module.css';

const TONES = {
  open: 'warning',
  started: 'warning',
  checking: 'accent',
  'on-hold': 'accent',
  retry: 'danger',
  passed: 'success',
  failed: 'danger',
} as const satisfies Readonly<Record<CheckState | 'open', string>>;

/** What the provider's page asks for. */
const NEEDS = ['document', 'face', 'minutes'] as const;

/** Sends the player to the provider's page, on its own origin. */
function OpenCheck({ state }: { readonly state: CheckState | undefined }) {
  const context = usePlugin();
  const { http, i18n } = context;
  const hold = useHoldNavigation(context);
  const { busy, error, run } = useRequest();
  const open = () =>
    run(async () => {
      const { url } = await hold(i18n.t('check.opening'), () => openCheck(http));
      window.location.assign(url);
    });
  return (
    <>
      <ul className={styles.needs}>
        {NEEDS.map((need) => (
          <li key={need}>{i18n.t(`check.need.${need}`)}</li>
        ))}
      </ul>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <Button variant="primary" size="large" wide busy={busy} onClick={() => void open()}>
        {i18n.t(state === undefined ? 'check.begin' : 'check.continue')}
      </Button>
      <p className={styles.muted}>{i18n.t('check.elsewhere')}</p>
    </>
  );
}

/** How far the check by the provider is, why it was not passed, and the way to it. */
export function CheckPanel({ check }: { readonly check: IdentityCheck }) {
  const { i18n, navigation } = usePlugin();
  const { state, reasons } = check;
  const shown = state ?? 'open';
  return (
    <section data-check={shown}>
      <Card>
        <div className={styles.panel}>
          <SectionHeader
            title={i18n.t('check.title')}
            action={<Badge tone={TONES[shown]}>{i18n.t(`check.state.${shown}`)}</Badge>}
          />
          {reasons.map((reason) => (
            <NoticeBanner key={reason} tone="danger" text={i18n.t(`check.reason.${reason}`)} />
          ))}
          <p className={styles.muted}>{i18n.t(`check.about.${shown}`)}</p>
          {isCheckOpen(state) ? <OpenCheck state={state} /> : undefined}
          {state === 'failed' ? (
            <Button wide href={navigation.href({ route: 'support' })}>
              {i18n.t('check.support')}
            </Button>
          ) : undefined}
        </div>
      </Card>
    </section>
  );
}
