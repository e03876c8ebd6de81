import { usePlugin } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import type { ReactNode } from 'react';

/** A page of the payment consultant, with the way back to the player's requests, or to the account. */
export function ConsultantPage({
  title,
  isFirst = false,
  intro,
  children,
}: {
  readonly title: string;
  /** The page of the requests themselves. */
  readonly isFirst?: boolean;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}) {
  const { i18n, navigation } = usePlugin();
  return (
    <Page
      title={title}
      intro={intro}
      parent={
        isFirst
          ? { title: i18n.page('office'), href: navigation.href({ route: 'office' }) }
          : {
              title: i18n.t('title.consultant'),
              href: navigation.href({ route: 'paymentRequests' }),
            }
      }
    >
      {children}
    </Page>
  );
}
