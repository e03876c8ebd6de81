import { BANNER_SIZES, bannerName } from '@touchline/domain/loyalty';
import { languageName, LANGUAGES } from '@touchline/domain/languages';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Card, EmptyState } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { shareIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { BannerCard } from './banner-card.tsx';
import { friendsResource } from './loyalty.resource.ts';
import { useInviteLink } from './use-invite-link.ts';

function Banners({ code }: { readonly code: string }) {
  const { config, i18n } = usePlugin();
  const link = useInviteLink()(code);
  const brand = useStore(config.core, (core) => core.brand);
  const [language, setLanguage] = useState(i18n.language);
  return (
    <>
      <SelectField
        label={i18n.t('banners.language')}
        options={LANGUAGES.map((value) => ({ value, text: languageName(value) }))}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      />
      {BANNER_SIZES.map((size) => (
        <BannerCard key={bannerName(size)} {...{ size, language, link, brand }} />
      ))}
    </>
  );
}

/** Pictures with the player's link, for pages of their own. */
function BringFriendBanners() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(friendsResource, {});
  return (
    <Page
      title={i18n.t('title.bringFriendBanners')}
      intro={i18n.t('banners.intro')}
      parent={{
        title: i18n.t('title.bringFriend'),
        href: navigation.href({ route: 'bringFriend' }),
      }}
    >
      {answer.data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : answer.data.code === undefined ? (
        <EmptyState path={shareIcon} title={i18n.t('friends.notOffered')} />
      ) : (
        <Banners code={answer.data.code} />
      )}
    </Page>
  );
}

export const view = reactView(BringFriendBanners);
