import type { HistoryKind, HistoryMail } from '@touchline/contracts/history';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { TestMessage } from '@touchline/ui/test-message';
import styles from '../account/account.module.css';
import { HistoryMailForm } from './history-mail-form.tsx';
import { historyMailsResource } from './history-mail.resource.ts';
import { questionOf } from './history-question.ts';

const TONES = { waiting: 'neutral', sent: 'success', failed: 'danger' } as const;

/** What was requested within a day, and how far it is. */
function Requested({ mails }: { readonly mails: readonly HistoryMail[] }) {
  const { i18n } = usePlugin();
  return mails.length === 0 ? undefined : (
    <Card>
      <SectionHeader title={i18n.t('historyMail.latest')} />
      <div className={styles.form}>
        <TestMessage
          url={mails.find(({ messageUrl }) => messageUrl !== undefined)?.messageUrl}
          text={i18n.t('phone.test')}
          link={i18n.t('phone.testMessage')}
        />
        <Rows>
          {mails.map(({ id, kind, format, state, requestedAt }) => (
            <Row
              key={id}
              what={
                <>
                  <span>
                    {i18n.t(`historyMail.${kind}`)} · {format.toUpperCase()}
                  </span>
                  <RowNote>
                    <time dateTime={new Date(requestedAt).toISOString()}>
                      {i18n.dateTime(requestedAt, 'date-time')}
                    </time>
                  </RowNote>
                </>
              }
            >
              <Badge tone={TONES[state]}>{i18n.t(`historyMail.state.${state}`)}</Badge>
            </Row>
          ))}
        </Rows>
      </div>
    </Card>
  );
}

/** The page on which players have a history sent to their own address. */
export function HistoryByMail({
  query,
  title,
  parent,
  kind,
}: {
  readonly query: Readonly<Record<string, string>>;
  readonly title: string;
  readonly parent: { readonly title: string; readonly href: string };
  /** The one kind that the page is about; the player chooses unless given. */
  readonly kind?: HistoryKind;
}) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(historyMailsResource, {});
  const { data } = answer;
  return (
    <Page title={title} parent={parent} intro={i18n.t('historyMail.intro')} width="narrow">
      <Card>
        {data === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : data.isConfirmed ? (
          <HistoryMailForm
            given={questionOf(kind === undefined ? query : { ...query, kind })}
            isKindFixed={kind !== undefined}
            state={data}
          />
        ) : (
          <div className={styles.form}>
            <NoticeBanner tone="info" text={i18n.t('historyMail.confirmFirst')} />
            <Button variant="primary" wide href={navigation.href({ route: 'activationEmail' })}>
              {i18n.t('title.activationEmail')}
            </Button>
          </div>
        )}
      </Card>
      <Requested mails={data?.mails ?? []} />
    </Page>
  );
}
