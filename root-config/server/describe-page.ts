import type { CoreConfiguration } from '@touchline/contracts/configuration';
import type { PageHead } from '@touchline/contracts/site';
import type { Page } from './decide-page.ts';
import { readFirstData, type ReadData } from './first-data.ts';
import { headText } from './head.ts';
import { pageHead, type PageSeo } from './page-head.ts';
import type { Site } from './site.ts';
import { titleValues } from './title-values.ts';

/** The head of a page that an open document goes to: what its own document would say. */
export async function describePage(input: {
  readonly site: Site;
  readonly page: Page;
  readonly configuration: CoreConfiguration;
  readonly seo: PageSeo;
  readonly origin: string;
  readonly read: ReadData;
  readonly deadline: () => Promise<unknown>;
}): Promise<PageHead> {
  const { site, page, configuration, seo, origin } = input;
  const data =
    page.route?.titleFromData === undefined ? undefined : await readFirstData(page, input);
  const { description } = headText(site, page, configuration.brand, titleValues(page, data));
  return pageHead({ page, configuration, seo, description, origin, data });
}
