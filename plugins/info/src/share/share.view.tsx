import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Icon } from '@touchline/ui';
import { SelectField, Sheet } from '@touchline/ui/forms';
import { copyIcon, shareIcon } from '@touchline/ui/icons';
import { useState } from 'react';
import { sharedLink } from './shared-link.ts';
import styles from './share.module.css';

/** The kinds of markets, each once however many lines it has. */
function kindsOf(marketKeys: readonly string[]): readonly string[] {
  return [...new Set(marketKeys.map((key) => key.split('@')[0] ?? key))];
}

/** The number that a slug starts with; 0 where a page is of no event. */
function eventIdOf({ game, id }: Readonly<Record<string, string>>): number {
  return Number(/^\d+/.exec(game ?? id ?? '')?.[0] ?? 0);
}

type Copied = 'no' | 'yes' | 'refused';

function Acts({ link, title }: { readonly link: string; readonly title: string }) {
  const { i18n, log } = usePlugin();
  const [copied, setCopied] = useState<Copied>('no');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch (error) {
      log.warn('the link could not be copied', error);
      setCopied('refused');
    }
  }
  return (
    <>
      {'share' in navigator ? (
        <Button
          wide
          variant="primary"
          icon={<Icon path={shareIcon} />}
          onClick={() => {
            // Whoever closes the system's sheet has changed their mind, which is no failure.
            navigator
              .share({ title, url: link })
              .catch((error: unknown) => log.debug('not shared', error));
          }}
        >
          {i18n.t('share.send')}
        </Button>
      ) : undefined}
      <Button wide icon={<Icon path={copyIcon} />} onClick={() => void copy()}>
        {i18n.t('share.copy')}
      </Button>
      <output className={styles.result}>
        {copied === 'no' ? undefined : i18n.t(copied === 'yes' ? 'share.copied' : 'share.refused')}
      </output>
    </>
  );
}

/** A link to the page, or to one kind of market of its event, to hand on as the player likes. */
function Share() {
  const context = usePlugin();
  const { i18n, live, modals, navigation } = context;
  const current = useStore(navigation.current);
  const event = useStore(live.event(eventIdOf(current.params)));
  const [market, setMarket] = useState('');
  const link = sharedLink(context, { current, market: market === '' ? undefined : market });
  const isOfMatch = event !== undefined && event.outright === undefined;
  return (
    <Sheet
      open
      title={i18n.t('share.title')}
      closeText={i18n.t('share.close')}
      onClose={() => void modals.close()}
    >
      <div className={styles.share}>
        {isOfMatch && event.marketKeys.length > 0 ? (
          <SelectField
            label={i18n.t('share.what')}
            options={[
              { value: '', text: i18n.t('share.whole') },
              ...kindsOf(event.marketKeys).map((kind) => ({
                value: kind,
                text: i18n.market(kind, { home: event.home.name, away: event.away.name }),
              })),
            ]}
            value={market}
            onChange={({ target }) => setMarket(target.value)}
          />
        ) : undefined}
        <output className={styles.link} dir="ltr" aria-label={i18n.t('share.link')}>
          {link}
        </output>
        {event === undefined ? undefined : <p>{i18n.t('share.prices')}</p>}
        <Acts key={link} link={link} title={i18n.t('share.title')} />
      </div>
    </Sheet>
  );
}

export const view = reactView(Share);
