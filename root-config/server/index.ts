export { chooseEncoding, compressDocument, type Encoding } from './compress-document.ts';
export { contentSecurityPolicy } from './content-security-policy.ts';
export { decidePage, type Page, type PageDecision, type PageRequest } from './decide-page.ts';
export { type ReadData } from './first-data.ts';
export type { ReadAsset } from './inline-text.ts';
export { pageFiles, type PageFile } from './page-files.ts';
export { renderDocument, type DocumentInput } from './render-document.ts';
export { prepareSite, type Site } from './site.ts';
