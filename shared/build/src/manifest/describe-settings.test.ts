import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createFixtureWorkspace, type FixtureWorkspace } from '../testing/fixture-workspace.ts';
import { describeSettings } from './describe-settings.ts';

let workspace: FixtureWorkspace | undefined;
afterEach(() => workspace?.remove());

async function describeModule(source: string) {
  workspace = await createFixtureWorkspace({
    'plugins/demo/src/settings.ts': source,
    'plugins/demo/src/names.ts': `export const NAMES = ['days', 'session'] as const;`,
  });
  return await describeSettings(join(workspace.root, 'plugins/demo/src/settings.ts'));
}

describe('the settings of a plugin', () => {
  it('the settings of a plugin are described by its own schema: fields with a default may be omitted', async () => {
    const described = await describeModule(
      `import * as z from 'zod/mini'; import { NAMES } from './names.ts';
       export const settings = z.object({ span: z._default(z.enum(NAMES), 'days'), name: z.string() });`,
    );
    expect(described).toMatchObject({
      type: 'object',
      properties: {
        span: { type: 'string', enum: ['days', 'session'], default: 'days' },
        name: { type: 'string' },
      },
      required: ['name'],
    });
  });

  it.each([
    ['exports none', 'export const other = 1;'],
    ['needs a page', 'export const settings = document.title;'],
    ['is no code', 'export const settings = <'],
  ])('the settings of a plugin are not built from a module that %s', async (_, source) => {
    await expect(describeModule(source)).rejects.toMatchObject({
      code: 'manifest_invalid',
      message: expect.stringContaining('settings.ts must export a zod schema'),
    });
  });
});
