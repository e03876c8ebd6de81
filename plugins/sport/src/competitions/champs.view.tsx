import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Chip, ChipBar, SportIcon } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useSports } from '../event-list/use-sports.ts';
import { SportChamps } from './sport-champs.tsx';

/** The sport whose competitions are listed first. */
const FIRST_SPORT = 'football';

function SportChips({ current }: { readonly current: string }) {
  const { i18n, navigation } = usePlugin();
  const sports = useSports('line', current);
  return (
    <ChipBar label={i18n.t('sports')}>
      {sports?.map(({ id, slug }) => (
        <Chip
          key={id}
          icon={<SportIcon sportId={id} />}
          selected={slug === current}
          href={navigation.href({ route: 'champs', params: { sportName: slug } })}
        >
          {i18n.sport(slug)}
        </Chip>
      ))}
    </ChipBar>
  );
}

/** All competitions, by sport. */
function ChampsPage({ params }: ViewProps) {
  const { i18n } = usePlugin();
  const sport = params['sportName'] ?? FIRST_SPORT;
  return (
    <Page title={i18n.t('title.champs')}>
      <SportChips current={sport} />
      <SportChamps sport={sport} />
    </Page>
  );
}

export const view = reactView(ChampsPage);
