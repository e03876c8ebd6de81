import { type ConfiguredVisitor, visitorConfiguration } from '@touchline/domain/site';
import { LRUCache } from 'lru-cache';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';

type Core = SiteConfiguration['core'];

/** Kinds of visitors that are known at the same time: countries, tests and domains mixed. */
const MOST_KINDS = 1_000;

/** The site's settings as a visitor has them, the same object for all visitors of a kind. */
export type VisitorCore = (core: Core, visitor: ConfiguredVisitor) => Core;

/** Makes the settings of each kind of visitor once. */
export function createVisitorCore(): VisitorCore {
  const kinds = new LRUCache<string, { readonly of: Core; readonly core: Core }>({
    max: MOST_KINDS,
  });
  return (stored, visitor) => {
    const { country, abTests, isConsultantWanted, domain } = visitor;
    const key = JSON.stringify([country, abTests, isConsultantWanted, domain]);
    const known = kinds.get(key);
    if (known?.of === stored) {
      return known.core;
    }
    // The visitor's own number is all that their page needs of those of all countries.
    const { countryIds: _, ...core } = visitorConfiguration(stored, visitor);
    kinds.set(key, { of: stored, core });
    return core;
  };
}
