import type { Composition } from '@touchline/contracts/releases';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Blocks } from '../blocks/blocks.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';
import type { OverrideOf } from '../import-map/override-routes.ts';
import type { Redirects } from '../redirects/redirects.ts';
import type { CardOfPage } from '../cards/cards.ts';
import type { SeoOfPage } from '../seo/seo-of-page.ts';
import type { Visitors } from '../visitors/visitors.ts';
import type { FirstScreen } from '@touchline/root-config/server';
import type { Renderers } from '../rendering/renderers.ts';
import type { Share } from '../rendering/shared-screens.ts';
import type { DocumentCache } from './document-cache.ts';
import type { SiteOf } from './site-cache.ts';
import type { VisitorCore } from './visitor-core.ts';

/** Which versions a visitor gets; undefined while nothing is published. */
export type CompositionOf = (visitor: {
  readonly id: string;
  readonly request: FastifyRequest;
}) => Promise<Composition | undefined>;

export interface DocumentRouteOptions {
  readonly blocks: Pick<Blocks, 'countryOf'>;
  readonly redirects: Pick<Redirects, 'resolve'>;
  /** Redirects are followed by default. */
  readonly isProduction: boolean;
  readonly configuration: Configuration;
  readonly compositionOf: CompositionOf;
  readonly visitors: Visitors;
  /** The link that a browser has used, while it is valid. */
  readonly overrideOf: OverrideOf;
  /** Outside production: where code of import-map-overrides may come from in addition to this site. */
  readonly overrideOrigins: readonly string[] | undefined;
  readonly siteOf: SiteOf;
  /** What operators describe to search engines about a page. */
  readonly seo: SeoOfPage;
  /** The picture and words that a link to a page is shown with. */
  readonly cardOf: CardOfPage;
  /** Scripts of the social networks that visitors may sign in with. */
  readonly scriptsOfNetworks: (settings: SiteConfiguration['auth']) => readonly string[];
  /** Origins that games run on, in frames of our pages. */
  readonly gameOrigins: () => readonly string[];
  readonly clock: Clock;
  /** Render first screens; absent where pages go with skeletons. */
  readonly renderers: Pick<Renderers, 'render'> | undefined;
  readonly shareScreen: Share<FirstScreen>;
  readonly documents: DocumentCache;
  readonly visitorCore: VisitorCore;
  /** How the outside world reaches us, when it is not by the request's own host. */
  readonly publicUrl: string | undefined;
}
