import { MessageBox } from '@touchline/contracts/messages';
import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Tabs } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { MessageList } from './message-list.tsx';

/** What the house has written to the player; the address has the folder. */
function Messages({ query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const chosen = MessageBox.safeParse(query['box']);
  const box = chosen.success ? chosen.data : 'inbox';
  return (
    <Page
      title={i18n.t('title.messages')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      <Tabs
        label={i18n.t('title.messages')}
        tabs={MessageBox.options.map((key) => ({ key, text: i18n.t(`messages.box.${key}`) }))}
        selected={box}
        onSelect={(key) => void navigation.setQuery({ box: key === 'inbox' ? undefined : key })}
      >
        <MessageList key={box} box={box} />
      </Tabs>
    </Page>
  );
}

export const view = reactView(Messages);
