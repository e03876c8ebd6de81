import type { RedirectAnswer } from '@touchline/contracts/site';
import type { RedirectRuleInput } from './redirect-rule.ts';

/** Rules chained to rules: more steps than this are a mistake of the rules. */
const LONGEST_CHAIN = 5;

const LANGUAGE = /^\/([a-z]{2})(?=\/|$)/;

function splitLanguage(path: string): { readonly language: string; readonly rest: string } {
  const language = LANGUAGE.exec(path)?.[0] ?? '';
  const rest = path.slice(language.length).replace(/\/+$/, '');
  return { language, rest: rest === '' ? '/' : rest };
}

function matches(rule: RedirectRuleInput, path: string): boolean {
  if (rule.path.endsWith('/*')) {
    const start = rule.path.slice(0, -1);
    return path.startsWith(start) && path !== start;
  }
  return rule.path === path;
}

/** The target of one rule: a path keeps the visitor's language and, without its own query, theirs. */
function follow(rule: RedirectRuleInput, from: URL, language: string): URL {
  if (!rule.target.startsWith('/')) {
    return new URL(rule.target);
  }
  const target = new URL(`${language}${rule.target}`, from);
  if (target.search === '') {
    target.search = from.search;
  }
  return target;
}

/**
 * What the rules say about an address. Chained rules are followed to the end; rules that lead
 * in a circle, or further than intended, redirect nowhere.
 * @throws TypeError for a text that is no address
 */
export function resolveRedirect(
  rules: readonly RedirectRuleInput[],
  asked: string,
): RedirectAnswer {
  const start = new URL(asked);
  const breadcrumbs = [start.href];
  const reasons: string[] = [];
  let code: number | undefined;
  let here = start;
  while (here.origin === start.origin) {
    const { language, rest } = splitLanguage(here.pathname);
    const rule = rules.find((candidate) => matches(candidate, rest));
    if (rule === undefined) {
      break;
    }
    here = follow(rule, here, language);
    if (breadcrumbs.includes(here.href) || breadcrumbs.length > LONGEST_CHAIN) {
      return { redirect: false, code: 200, url: start.href, reasons: ['cyclic'], breadcrumbs };
    }
    // One step that may change makes the whole way one that may change.
    code = code === undefined || code === rule.code ? rule.code : 302;
    breadcrumbs.push(here.href);
    reasons.push(rule.reason === '' ? rule.path : rule.reason);
  }
  return { redirect: code !== undefined, code: code ?? 200, url: here.href, reasons, breadcrumbs };
}
