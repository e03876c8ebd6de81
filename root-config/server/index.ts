export {
  chooseEncoding,
  compressDocument,
  compressWhole,
  type Encoding,
} from './compress-document.ts';
export { consolePolicy, hasConsole, renderConsoleDocument } from './console-document.ts';
export { contentSecurityPolicy } from './content-security-policy.ts';
export { decidePage, type Page, type PageDecision, type PageRequest } from './decide-page.ts';
export { type ReadData } from './first-data.ts';
export type { FirstScreen, Rendering } from './first-screen.ts';
export type { ReadAsset } from './inline-text.ts';
export { systemJs } from './loader.ts';
export { OVERRIDES_SCRIPT, overridesScript } from './override/developer-tools.ts';
export { LEAVE_OVERRIDE, type PageOverride } from './override/override-banner.ts';
export {
  OVERRIDE_PATH,
  overridePagePolicy,
  renderOverrideOffer,
  renderOverrideRefusal,
} from './override/override-pages.ts';
export { pageFiles, type PageFile } from './page-files.ts';
export { describePage } from './describe-page.ts';
export { documentKey, frameOf } from './document-key.ts';
export {
  createNonce,
  type DocumentTemplate,
  documentTemplate,
  type VisitMarks,
} from './document-template.ts';
export { isAnnounced, type PageSeo } from './page-head.ts';
export { renderDocument, type DocumentInput } from './render-document.ts';
export { renderPart } from './render-part.ts';
export { prepareSite, type Site } from './site.ts';
export { releaseTable } from './site-blocks.ts';
export { offlinePolicy, renderOfflinePage } from './offline-page.ts';
export { serviceWorkerScript } from './service-worker.ts';
export { webManifest } from './web-manifest.ts';
export { siteAddress } from './site/site-address.ts';
export { isSupportedBrowser } from './browser/is-supported.ts';
export {
  renderNoConfiguration,
  renderOldBrowser,
  type StaticPageInput,
  staticPagePolicy,
} from './static-page/render-static-page.ts';
