import type { PluginDefinition } from '@touchline/plugin-api';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../faults.ts';
import { declarationProblems } from './declaration.ts';
import { rehearse, type RehearsalOptions } from './rehearsal.ts';
import { textsBeside } from './texts-beside.ts';

/** Milliseconds for all views of a plugin, many times over, on a busy machine. */
const PATIENCE = 60_000;

function expectNone(problems: readonly string[]): void {
  expect(problems, problems.join('\n')).toEqual([]);
}

/**
 * Checks a plugin against what every plugin promises the shell; one line in its test file, which is
 * beside `plugin.ts`. Each failure
 * names the part of the plugin and what it does.
 * @param context what its views find in the context, e.g. `answers` of the server, and
 *   `inputs` of slots; without, a visitor whose every request fails
 */
export function testPluginContract(plugin: PluginDefinition, context: RehearsalOptions = {}): void {
  describe(`plugin ${plugin.id}`, () => {
    const rehearsal = rehearse(plugin, context);

    it(
      'a plugin declares what its code contains, in names that the shell knows',
      async () => {
        expectNone(await declarationProblems(plugin, textsBeside(expect.getState().testPath)));
      },
      PATIENCE,
    );

    it(
      'a plugin mounts, updates and unmounts every view in time, leaves nothing behind, and does nothing past its context',
      async () => {
        expectNone(await rehearsal.healthy());
      },
      PATIENCE,
    );

    it(
      'a plugin renders every view of a page on the server, and the browser takes it over as it is',
      async () => {
        expectNone(await rehearsal.rendered());
      },
      PATIENCE,
    );

    it.each(FAULTS)(
      'a plugin survives services that are %s',
      async (fault) => {
        expectNone(await rehearsal.faulty(fault));
      },
      PATIENCE,
    );
  });
}
