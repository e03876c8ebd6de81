export {
  ICON_SIZES,
  ICONS_VERSION,
  FRAME_HEADERS,
  iconPath,
  type IconKind,
  KEPT,
  KEPT_ATTRIBUTE,
  type KeepMessage,
  SERVICE_WORKER_PATH,
  WORKER_FLAG,
} from './application.ts';
export {
  AGREED_KINDS,
  AgreementChanges,
  Article,
  ARTICLE_KINDS,
  ArticleKind,
  ArticleList,
  articlePath,
} from './article.ts';
export {
  ArticleAcceptances,
  ArticleText,
  OperatorArticle,
  OperatorArticles,
  PublishArticle,
} from './article-operator.ts';
export { ContentNode } from './content-node.ts';
export { Dictionary, DictionaryId, DictionaryTexts, dictionaryPath } from './dictionary.ts';
export {
  DOCUMENT_IDS,
  type DocumentState,
  type DocumentWords,
  HEAD_ATTRIBUTE,
  INSPECT_META,
  OUTLET_ATTRIBUTE,
  RELEASE_TABLES,
  type ReleaseTable,
  type SiteDecisions,
  SKELETON_ATTRIBUTE,
} from './document.ts';
export {
  type PageToRender,
  RENDERED_ATTRIBUTE,
  RENDERED_BOUNDS,
  PAINTED_END,
  VIEW_STYLES_ATTRIBUTE,
  type RenderedView,
  STYLE_ATTRIBUTE,
} from './rendering.ts';
export {
  PageHead,
  SeoCanonical,
  SeoConfiguration,
  SeoContent,
  SeoPage,
  SeoPageData,
  SeoPlace,
  SeoSports,
} from './seo.ts';
export { BlockAnswer, BlockQuestion, RedirectAnswer, RedirectQuestion } from './site-decisions.ts';
export { AvailablePartitionsAnswer } from './third-party.ts';
