import { describe, expect, it } from 'vitest';
import { createRouteTable } from './route-table.ts';

const table = createRouteTable([
  { name: 'home', path: '/' },
  { name: 'section', path: '/:section(live|line)/:menu(all|favorites)?' },
  { name: 'sport', path: '/:section(live|line)/:menu(all|favorites)?/:sport' },
  { name: 'champ', path: '/:section(live|line)/:menu(all|favorites)?/:sport/:champ' },
  { name: 'game', path: '/:section(live|line)/:menu(all|favorites)?/:sport/:champ/:game' },
  { name: 'slots', path: '/slots/:subcategory?' },
  { name: 'vulkan', path: '/slots/vulkan' },
  { name: 'slotsGame', path: '/slots/:subcategory?/game/:gameId/:gameName' },
  { name: 'bonusGame', path: '/games/:route(fortuna-bonus|chest-bonus)' },
  { name: 'game2', path: '/games/:route' },
  { name: 'legacy', path: '/:legacy(fortuna|chest)' },
  { name: 'rules', path: '/rules/:group?/:chapter?' },
  { name: 'notFound', path: '/:path(.*)' },
]);

const nameOf = (path: string) => table.match(path)?.route.name;

describe('route table', () => {
  it('the route table matches static before constrained before free before optional before catch-all', () => {
    expect(nameOf('/')).toBe('home');
    expect(nameOf('/live')).toBe('section');
    expect(nameOf('/live/all')).toBe('section');
    expect(nameOf('/live/football')).toBe('sport');
    expect(nameOf('/live/all/football')).toBe('sport');
    expect(nameOf('/line/football/1-epl')).toBe('champ');
    expect(nameOf('/line/all/football/1-epl/7-a-b')).toBe('game');
    expect(nameOf('/slots/vulkan')).toBe('vulkan');
    expect(nameOf('/slots/book-of')).toBe('slots');
    expect(nameOf('/slots/game/1/x')).toBe('slotsGame');
    expect(nameOf('/games/chest-bonus')).toBe('bonusGame');
    expect(nameOf('/games/other')).toBe('game2');
    expect(nameOf('/chest')).toBe('legacy');
    expect(nameOf('/nowhere/at/all')).toBe('notFound');
  });

  it('the route table returns decoded parameters, the rest of a catch-all, and nothing for absent optionals', () => {
    expect(table.match('/live/all/football')?.params).toEqual({
      section: 'live',
      menu: 'all',
      sport: 'football',
    });
    expect(table.match('/rules/a%20b')?.params).toEqual({ group: 'a b' });
    expect(table.match('/x/y/z')?.params).toEqual({ path: 'x/y/z' });
    expect(table.match('/rules/%E0%A4%A')?.params).toEqual({ group: '%E0%A4%A' });
  });

  it('the route table does not depend on the order of registration', () => {
    const reversed = createRouteTable(table.routes.toReversed());
    for (const path of ['/live/all', '/slots/vulkan', '/games/x', '/chest', '/a/b', '/']) {
      expect(reversed.match(path)).toEqual(table.match(path));
    }
  });

  it('the route table builds what it matches', () => {
    for (const path of ['/live/all/football', '/slots/game/1/x', '/rules', '/games/chest-bonus']) {
      const match = table.match(path);
      expect(match && table.build(match.route.name, match.params)).toBe(path);
    }
  });

  it('the route table refuses a missing or mismatching parameter and an unknown name with a code', () => {
    const code = (act: () => unknown) => {
      try {
        act();
      } catch (error) {
        return (error as { code: string }).code;
      }
      return undefined;
    };
    expect(code(() => table.build('sport', { section: 'live' }))).toBe('route_parameter_missing');
    expect(code(() => table.build('section', { section: 'past' }))).toBe(
      'route_parameter_mismatch',
    );
    expect(code(() => table.build('nope'))).toBe('route_unknown');
  });

  it('the route table retains the first of two that claim one name or one address', () => {
    const clashing = createRouteTable([
      { name: 'a', path: '/x/:one' },
      { name: 'b', path: '/x/:two' },
      { name: 'a', path: '/y' },
    ]);
    expect(clashing.match('/x/1')?.route.name).toBe('a');
    expect(clashing.match('/y')).toBeUndefined();
  });

  it('the route table finds a route that begins like an address before one that begins with a parameter', () => {
    const mixed = createRouteTable([
      { name: 'anything', path: '/:first/:second' },
      { name: 'games', path: '/games' },
      { name: 'game', path: '/games/:name' },
    ]);
    expect(mixed.match('/games/x')?.route.name).toBe('game');
    expect(mixed.match('/other/x')?.route.name).toBe('anything');
    expect(mixed.match('/games/x/y')).toBeUndefined();
  });
});
