/**
 * A loader that gives a module the two functions that SWC's refresh transform calls. Without the
 * development build of React on the page they do nothing.
 */
module.exports = function refreshModule(code, map) {
  if (!code.includes('$Refresh')) {
    this.callback(null, code, map);
    return;
  }
  const { refresh, family, root } = this.getOptions();
  const path = require('node:path').relative(root, this.resourcePath).replaceAll('\\', '/');
  const page = `globalThis[${JSON.stringify(refresh)}]`;
  const prefix = JSON.stringify(`${family} ${path} `);
  // On the first line, so that no line of the source moves.
  const functions =
    `var $RefreshReg$ = (type, name) => ${page}?.register(type, ${prefix} + name), ` +
    `$RefreshSig$ = () => ${page}?.sign() ?? ((type) => type);`;
  this.callback(null, functions + code, map);
};
