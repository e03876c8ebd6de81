import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleAsync } from 'lightningcss';

/**
 * CSS that every document carries inline: the design tokens and the page's frame from `shared/ui`,
 * then the first-paint skeleton of the root config. Part of the build, because it must be on the
 * page before any bundle is.
 */
export async function readCriticalCss(root: string): Promise<string> {
  const parts = [
    join(root, 'shared/ui/src/tokens/critical.css'),
    join(root, 'root-config/src/skeleton.css'),
  ];
  const built = await Promise.all(
    parts
      .filter((file) => existsSync(file))
      .map((filename) =>
        bundleAsync({
          filename,
          minify: true,
          resolver: { read: (file) => readFile(file, 'utf8') },
        }),
      ),
  );
  return built.map(({ code }) => Buffer.from(code).toString()).join('');
}
