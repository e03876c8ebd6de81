import { describe, expect, it } from 'vitest';
import { checkRoutes } from './route-conflicts.ts';

const check = (...paths: (readonly [name: string, path: string])[]) => {
  const { accepted, conflicts } = checkRoutes(paths.map(([name, path]) => ({ name, path })));
  return {
    accepted: accepted.map(({ name }) => name),
    conflicts: conflicts.map(({ route, code, holder }) => [route.path, code, holder?.path]),
  };
};

describe('routes that are registered together', () => {
  it.each([
    ['free parameters in one place', '/x/:one', '/x/:two'],
    ['constraints that share a word', '/:x(live|line)', '/:y(line|other)'],
    ['constraints that cannot be compared', '/:x([a-z]+)', '/:y(\\d+)'],
    ['a fixed path twice', '/rules', '/rules'],
    ['optional parameters, absent in both', '/rules/:group?', '/rules/:chapter?'],
  ])('two routes such as %s can match one address: the second is refused', (_why, one, other) => {
    expect(check(['a', one], ['b', other])).toEqual({
      accepted: ['a'],
      conflicts: [[other, 'route_conflict', one]],
    });
  });

  it.each([
    ['fixed beside free', '/x/all', '/x/:one'],
    ['constrained beside free', '/games/:name(chest|safe)', '/games/:name'],
    ['words that differ', '/:x(live|line)', '/:y(results)'],
    ['a rest beside anything', '/:path(.*)', '/:one/:two'],
  ])('two routes such as %s are distinguished by rank', (_why, one, other) => {
    expect(check(['a', one], ['b', other])).toEqual({ accepted: ['a', 'b'], conflicts: [] });
  });

  it('the addresses that the configuration lists claim nothing alone', () => {
    expect(check(['a', 'config:paths'], ['b', '/:path(.*)']).conflicts).toEqual([]);
  });

  it('a name is registered once; an invalid pattern is refused alone', () => {
    expect(check(['a', '/a'], ['a', '/b'], ['c', 'c'], ['d', '/d'])).toEqual({
      accepted: ['a', 'd'],
      conflicts: [
        ['/b', 'route_name_taken', '/a'],
        ['c', 'route_pattern_invalid', undefined],
      ],
    });
  });
});
