import { CodedError } from '../errors/coded-error.ts';
import type { RouteErrorCode } from './route-error.ts';

/** One segment of a route pattern, in the order of precedence in which it is tried. */
export type Segment =
  | { readonly kind: 'static'; readonly text: string }
  | {
      readonly kind: 'constrained' | 'free' | 'catch-all';
      readonly name: string;
      readonly optional: boolean;
      /** The literal alternatives of a constraint such as `(live|line)`; absent for other expressions. */
      readonly words?: readonly string[];
      readonly expression?: RegExp;
    };

const PARAMETER = /^:([A-Za-z][A-Za-z0-9]*)(?:\((.+)\))?(\?)?$/;
const WORDS = /^[\w-]+(?:\|[\w-]+)*$/;

function parseSegment(text: string, pattern: string): Segment {
  if (!text.startsWith(':')) {
    return { kind: 'static', text };
  }
  const found = PARAMETER.exec(text);
  if (found === null) {
    throw new CodedError<RouteErrorCode>(
      'route_pattern_invalid',
      `"${text}" in ${pattern} is not a parameter`,
    );
  }
  const [, name = '', constraint, mark] = found;
  const optional = mark === '?';
  if (constraint === undefined) {
    return { kind: 'free', name, optional };
  }
  if (constraint === '.*') {
    return { kind: 'catch-all', name, optional };
  }
  const expression = new RegExp(`^(?:${constraint})$`);
  return WORDS.test(constraint)
    ? { kind: 'constrained', name, optional, expression, words: constraint.split('|') }
    : { kind: 'constrained', name, optional, expression };
}

/** Lower is tried first: static 0, constrained 1, free 2, optional 3, catch-all 4. */
export function rankOf(segment: Segment): number {
  switch (segment.kind) {
    case 'static':
      return 0;
    case 'constrained':
      return segment.optional ? 1.5 : 1;
    case 'free':
      return segment.optional ? 3 : 2;
    case 'catch-all':
      return 4;
  }
}

/** Splits on slashes outside a constraint's parentheses. */
function splitPattern(pattern: string): string[] {
  const segments: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of pattern) {
    if (character === '(') {
      depth += 1;
    } else if (character === ')') {
      depth -= 1;
    }
    if (character === '/' && depth === 0) {
      segments.push(current);
      current = '';
    } else {
      current += character;
    }
  }
  segments.push(current);
  return segments.filter((segment) => segment !== '');
}

/** Whether a route's addresses are listed by the site configuration and not by a pattern. */
export function isListed(pattern: string): boolean {
  return pattern.startsWith('config:');
}

/**
 * Parses a pattern such as `/:section(live|line)/:sport?` into segments.
 * @throws CodedError `route_pattern_invalid`
 */
export function parsePattern(pattern: string): readonly Segment[] {
  if (!pattern.startsWith('/')) {
    throw new CodedError<RouteErrorCode>(
      'route_pattern_invalid',
      `${pattern} must start with a slash`,
    );
  }
  const segments = splitPattern(pattern).map((text) => parseSegment(text, pattern));
  const misplaced = segments.findIndex((segment) => segment.kind === 'catch-all');
  if (misplaced !== -1 && misplaced !== segments.length - 1) {
    throw new CodedError<RouteErrorCode>(
      'route_pattern_invalid',
      `${pattern}: a catch-all must come last`,
    );
  }
  return segments;
}

/**
 * Every concrete shape of a pattern: each optional segment present and absent. Shapes with the
 * earlier optionals come first, so that `/rules/x` fills the first of two optional parameters.
 */
export function expandOptionals(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  return segments.reduce<readonly (readonly Segment[])[]>(
    (shapes, segment) =>
      shapes.flatMap((shape) =>
        segment.kind !== 'static' && segment.optional
          ? [[...shape, segment], shape]
          : [[...shape, segment]],
      ),
    [[]],
  );
}
