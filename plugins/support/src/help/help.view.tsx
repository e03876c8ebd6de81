import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card, EmptyState } from '@touchline/ui';
import { ContentNodes } from '@touchline/ui/content';
import { searchIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { ContactWays } from '../contacts/contact-ways.tsx';
import { HelpSearch } from './help-search.tsx';
import { helpTopics, searchTopics, type Topic } from './help-topics.ts';
import { helpResource } from './help.resource.ts';
import styles from './help.module.css';

/** Questions about one thing; each opens to its answer. */
function TopicSection({ id, title, questions }: Topic) {
  return (
    <section className={styles.topic} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <Card flush>
        {questions.map((question) => (
          <details key={question.id} id={question.id} className={styles.question}>
            <summary>{question.title}</summary>
            <ContentNodes nodes={question.answer} />
          </details>
        ))}
      </Card>
    </section>
  );
}

/** Answers to common questions, and how to reach Support when there is none. */
function Help() {
  const { i18n, navigation } = usePlugin();
  const [search, setSearch] = useState('');
  const answer = useResource(helpResource, { language: i18n.language });
  const topics = answer.data === undefined ? [] : searchTopics(helpTopics(answer.data), search);
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Page
      title={i18n.t('title.support')}
      intro={i18n.t('help.intro')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
    >
      <HelpSearch value={search} onChange={setSearch} />
      <output className={styles.count}>
        {search === '' || answer.data === undefined ? '' : i18n.t('help.found', { count })}
      </output>
      {answer.data === undefined && <ResourceState answers={[answer]} i18n={i18n} />}
      {answer.data !== undefined && topics.length === 0 && (
        <EmptyState path={searchIcon} title={i18n.t('help.none')} text={i18n.t('help.noneHint')} />
      )}
      {topics.map((topic) => (
        <TopicSection key={topic.id} {...topic} />
      ))}
      <section className={styles.topic} aria-labelledby="contact">
        <h2 id="contact" className={styles.heading}>
          {i18n.t('contacts.label')}
        </h2>
        <ContactWays />
      </section>
    </Page>
  );
}

export const view = reactView(Help);
