import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { articleOfTitle } from './article-places.ts';
import { ShownArticle } from './shown-article.tsx';

/** The page of one article, which the title of the route names. */
function ArticleOfRoute({ input, query }: ViewProps) {
  const { i18n } = usePlugin();
  const title = String(input['title']);
  return <ShownArticle kind={articleOfTitle(title)} title={i18n.t(title)} query={query} />;
}

export const view = reactView(ArticleOfRoute);
