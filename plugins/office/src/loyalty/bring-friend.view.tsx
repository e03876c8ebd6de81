import type { FriendsAnswer, FriendTerms } from '@touchline/contracts/loyalty';
import { reactView, useOdds, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, EmptyState, Icon, SectionHeader } from '@touchline/ui';
import { shareIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { QrCode } from '@touchline/ui/qr-code';
import { ResourceState } from '@touchline/ui/resource-state';
import { Rows } from '@touchline/ui/rows';
import { CopyButton } from './copy-button.tsx';
import { FriendRow } from './friend-row.tsx';
import styles from './loyalty.module.css';
import { friendsResource } from './loyalty.resource.ts';
import { useInviteLink } from './use-invite-link.ts';

/** The player's own link, to hand on as they like. */
function OwnLink({ code }: { readonly code: string }) {
  const { i18n, log, navigation } = usePlugin();
  const link = useInviteLink()(code);
  const share = () =>
    // A player who closes the system's sheet has changed their mind, which is no failure.
    void navigator.share({ url: link }).catch((error: unknown) => log.debug('not shared', error));
  return (
    <Card>
      <div className={styles.card} data-friend-code={code}>
        <header>
          <h2 className={styles.title}>{i18n.t('friends.link')}</h2>
        </header>
        <output className={styles.link} dir="ltr" aria-label={i18n.t('friends.link')}>
          {link}
        </output>
        <div className={styles.acts}>
          <CopyButton
            isPrimary
            text={link}
            label={i18n.t('friends.copy')}
            done={i18n.t('friends.copied')}
          />
          {'share' in navigator ? (
            <Button icon={<Icon path={shareIcon} />} onClick={share}>
              {i18n.t('friends.share')}
            </Button>
          ) : undefined}
          <Button href={navigation.href({ route: 'bringFriendBanners' })}>
            {i18n.t('friends.banners')}
          </Button>
        </div>
        <div className={styles.share}>
          <QrCode text={link} label={i18n.t('friends.qr')} />
        </div>
      </div>
    </Card>
  );
}

function Terms({ required, requiredCurrency, minCoef, days, reward, rewardCurrency }: FriendTerms) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const values = {
    reward: i18n.money(reward, rewardCurrency),
    required: i18n.money(required, requiredCurrency),
    odds: odds(minCoef),
    count: days,
  };
  return (
    <Card>
      <div className={styles.card}>
        <header>
          <h2 className={styles.title}>{i18n.t('loyalty.terms')}</h2>
        </header>
        <ul className={styles.terms}>
          {['reward', 'counted', 'cash', 'day', 'person', 'privacy'].map((term) => (
            <li key={term}>{i18n.t(`friends.term.${term}`, values)}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Friends({ code, terms, friends }: FriendsAnswer) {
  const { i18n } = usePlugin();
  return (
    <>
      {code === undefined || terms === undefined ? (
        <EmptyState path={shareIcon} title={i18n.t('friends.notOffered')} />
      ) : (
        <>
          <OwnLink code={code} />
          <Terms {...terms} />
        </>
      )}
      {friends.length === 0 ? undefined : (
        <section>
          <SectionHeader title={i18n.t('friends.invited')} />
          <Card>
            <Rows>
              {friends.map((friend) => (
                <FriendRow key={friend.id} friend={friend} />
              ))}
            </Rows>
          </Card>
        </section>
      )}
    </>
  );
}

/** A link for friends, what it brings and on which terms, and who registered by it. */
function BringFriend() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(friendsResource, {});
  return (
    <Page
      title={i18n.t('title.bringFriend')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      {answer.data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : (
        <Friends {...answer.data} />
      )}
    </Page>
  );
}

export const view = reactView(BringFriend);
