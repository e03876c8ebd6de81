import { IDENTIFICATION_NEEDED } from '@touchline/domain/navigation';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Badge, Button, Card, Icon, NoticeBanner } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import {
  checkCircleIcon,
  depositIcon,
  helpIcon,
  userIcon,
  withdrawIcon,
} from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { verificationResource } from '../verification/verification.resource.ts';
import { identificationState } from './identification-state.ts';

const TONES = { open: 'warning', waiting: 'accent', refused: 'danger', done: 'success' } as const;

/** Ways to be identified: documents or a check, or a deposit where the site asks only those who have made none. */
const DATA = { key: 'data', icon: userIcon, route: 'accountEdit' } as const;
const DEPOSIT = { key: 'deposit', icon: depositIcon, route: 'recharge' } as const;
const WAYS = {
  house: [DATA, { key: 'documents', icon: checkCircleIcon, route: 'verification' }, DEPOSIT],
  provider: [DATA, { key: 'check', icon: checkCircleIcon, route: 'documentVerification' }, DEPOSIT],
} as const;
/** What stays open meanwhile. */
const OPEN = [
  { key: 'withdraw', icon: withdrawIcon, route: 'deduce' },
  { key: 'support', icon: helpIcon, route: 'support' },
] as const;

interface Row {
  readonly key: string;
  readonly icon: string;
  readonly route: string;
}

function Rows({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  const { i18n, navigation } = usePlugin();
  const shown = rows.filter(({ route }) => navigation.has(route));
  return shown.length === 0 ? undefined : (
    <Menu label={label}>
      {shown.map(({ key, icon, route }) => (
        <ListRow
          key={key}
          icon={<Icon path={icon} />}
          title={i18n.t(`identification.way.${key}`)}
          text={i18n.t(`identification.about.${key}`)}
          href={navigation.href({ route })}
        />
      ))}
    </Menu>
  );
}

/** Why the house must know who plays, how far that is, and the ways to do it. */
function Identification() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(verificationResource, {});
  const isSentHere = useStore(
    navigation.current,
    ({ query }) => query[IDENTIFICATION_NEEDED] !== undefined,
  );
  const state = answer.data && identificationState(answer.data);
  return (
    <Page
      title={i18n.t('title.identification')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      intro={i18n.t('identification.intro')}
      action={
        state === undefined ? undefined : (
          <Badge tone={TONES[state]}>{i18n.t(`identification.state.${state}`)}</Badge>
        )
      }
    >
      {isSentHere && state !== 'done' ? (
        <NoticeBanner tone="warning" text={i18n.t('identification.needed')} />
      ) : undefined}
      {state === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : state === 'done' ? (
        <>
          <NoticeBanner text={i18n.t('identification.done')} />
          <Button variant="primary" size="large" wide href={navigation.href({ route: 'home' })}>
            {i18n.t('identification.continue')}
          </Button>
        </>
      ) : (
        <>
          <Rows
            label={i18n.t('identification.ways')}
            rows={WAYS[answer.data?.check === undefined ? 'house' : 'provider']}
          />
          <Rows label={i18n.t('identification.open')} rows={OPEN} />
        </>
      )}
    </Page>
  );
}

export const view = reactView(Identification);
