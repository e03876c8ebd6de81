import { transform } from 'lightningcss';
import type { Compiler } from 'webpack';

const NAME = 'TouchlineCssLayer';

/**
 * Wraps every emitted stylesheet in one cascade layer and minifies it, so that no plugin's CSS can
 * outweigh the shell's or another plugin's by specificity.
 */
export class CssLayerPlugin {
  readonly #layer: string;
  readonly #minify: boolean;

  constructor(options: { layer: string; minify: boolean }) {
    this.#layer = options.layer;
    this.#minify = options.minify;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        (assets) => {
          for (const [file, source] of Object.entries(assets)) {
            if (!file.endsWith('.css')) {
              continue;
            }
            const { code } = transform({
              filename: file,
              code: Buffer.from(`@layer ${this.#layer}{${source.source().toString()}}`),
              minify: this.#minify,
            });
            compilation.updateAsset(file, new sources.RawSource(Buffer.from(code)));
          }
        },
      );
    });
  }
}
