import { CompanyConfiguration, DEMO_COMPANY } from '@touchline/contracts/configuration';
import type { StoredValues } from '../configuration/groups.ts';

/** What the facts of an article are taken from. */
export type FactSources = Pick<StoredValues, 'core' | 'company' | 'support'>;

/** `{{company.name}}` and the like. */
const FACT = /\{\{([\w.]+)\}\}/g;
/** What is no part of a number that is dialled. */
const NOT_DIALLED = /[^+\d]/g;
const MARKDOWN = /[\\`*_{}[\]()#+\-.!|<>&~]/g;

function factsOf({ core, company, support }: FactSources): Readonly<Record<string, string>> {
  const phone = support.phone || company.phone;
  return {
    brand: core.brand,
    minimumAge: String(core.minimumAge),
    ...Object.fromEntries(Object.entries(company).map(([name, fact]) => [`company.${name}`, fact])),
    'support.email': support.email || company.email,
    'support.phone': phone,
    'support.dial': phone.replaceAll(NOT_DIALLED, ''),
    'company.dial': company.phone.replaceAll(NOT_DIALLED, ''),
  };
}

/** Every name of a fact that articles can state. */
const KNOWN = new Set([
  'brand',
  'minimumAge',
  'support.email',
  'support.phone',
  'support.dial',
  'company.dial',
  ...Object.keys(CompanyConfiguration.shape).map((name) => `company.${name}`),
]);

/** The names in the `{{braces}}` of a text that are no facts. */
export function unknownFacts(body: string): readonly string[] {
  return [...body.matchAll(FACT)].flatMap(([, name = '']) => (KNOWN.has(name) ? [] : [name]));
}

/** Fills the facts of a plain text in. */
export function withFacts(text: string, sources: FactSources): string {
  const facts = factsOf(sources);
  return text.replaceAll(FACT, (_place, name: string) => facts[name] ?? '');
}

/** Fills the facts of an article in, so that nothing in them is read as Markdown. */
export function withWrittenFacts(body: string, sources: FactSources): string {
  const facts = factsOf(sources);
  return body.replaceAll(FACT, (_place, name: string) =>
    (facts[name] ?? '').replaceAll(MARKDOWN, String.raw`\$&`),
  );
}

/** The facts about the company that are still those of the demo, by their names. */
export function demoFacts(company: CompanyConfiguration): readonly string[] {
  const names = Object.keys(DEMO_COMPANY) as (keyof typeof DEMO_COMPANY)[];
  return names.filter((name) => company[name] === DEMO_COMPANY[name]);
}
