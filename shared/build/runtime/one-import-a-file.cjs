const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** `import(`, the text before the path, the start of the path, its variable and its end. */
const IMPORT = /import\(([^()`]*)`(\.{1,2}\/[^`$]*\/)\$\{(\w+)\}([^`$]*)`,?\s*\)/g;

/**
 * Writes an import whose path has a name in it, as in import(`./translations/${language}.json`), as
 * one import for each file there is. Webpack's own way takes a separate module in the bundle,
 * three times the size.
 */
module.exports = function oneImportAFile(source) {
  return source.replaceAll(IMPORT, (_written, comment, start, variable, end) => {
    const folder = join(this.context, start);
    this.addContextDependency(folder);
    const names = readdirSync(folder)
      .map((entry) => (end.includes('/') ? entry : entry.slice(0, -end.length)))
      .filter((name) => existsSync(join(folder, name + end)));
    const imports = names.map((name) => {
      const path = JSON.stringify(start + name + end);
      return `${JSON.stringify(name)}: () => import(${comment}${path})`;
    });
    return `({ ${imports.join(', ')} })[${variable}]()`;
  });
};
