import type { ArticleKind } from '@touchline/contracts/site';
import { usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { ArticlePage } from './article-page.tsx';
import { articleResource } from './article.resource.ts';

/** Which version an address names; anything else is the latest. */
function versionIn(query: Readonly<Record<string, string>>): number | undefined {
  const { version = '' } = query;
  return /^[1-9]\d{0,5}$/.test(version) ? Number(version) : undefined;
}

/** An article, in the version that the address names. */
export function ShownArticle({
  kind,
  title,
  query,
  chapter,
}: {
  readonly kind: ArticleKind;
  /** Of the page while the article is not there. */
  readonly title: string;
  readonly query: ViewProps['query'];
  readonly chapter?: string | undefined;
}) {
  const { i18n } = usePlugin();
  const version = versionIn(query);
  const answer = useResource(articleResource, { language: i18n.language, kind, version });
  return answer.data === undefined ? (
    <Page title={title}>
      <ResourceState answers={[answer]} i18n={i18n} />
    </Page>
  ) : (
    <ArticlePage key={answer.data.version} article={answer.data} chapter={chapter} />
  );
}
