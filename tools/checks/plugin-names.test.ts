import { describe, expect, it } from 'vitest';
import { checkPluginNames, pluginNames } from './plugin-names.ts';

const plugins = new Set(['office', 'auth', 'header']);
const namesIn = (source: string) => pluginNames({ file: 'a.ts', source }, plugins);

describe('the name of a plugin', () => {
  it.each([
    ['a list', "const REQUIRED = ['office'];"],
    ['a field', "createPresence({ id: 'office' });"],
    ['a comparison', "if (name === 'office') { open(); }"],
    ['a template', 'load(`office`);'],
    ['a quoted key', "const paths = { 'office': 1 };"],
    ['a specifier', "import('@touchline/office');"],
    ['an id that is also another word', "createPresence({ id: 'auth' });"],
    ['a compared id that is also another word', "find((manifest) => manifest.id === 'header');"],
    ['a list of ids that are also other words', "const plugins = ['auth'];"],
    ['a specifier that is also another word', "import('@touchline/auth');"],
  ])('the name of a plugin in %s is refused', (_case, source) => {
    expect(namesIn(source)).toHaveLength(1);
  });

  it.each([
    ['a type', "type Names = Pick<Modules, 'office'>;"],
    ['a longer text', "open('/office');"],
    ['a field of that name', 'const { office } = configuration;'],
    ['a frame', "send(['auth', token]);"],
    ['a slot', "if (slot === 'header') { render(); }"],
  ])('the word in %s is no name of a plugin', (_case, source) => {
    expect(namesIn(source)).toEqual([]);
  });

  it('the shell and the servers name no plugin', () => {
    expect(checkPluginNames().problems).toEqual([]);
  });
});
