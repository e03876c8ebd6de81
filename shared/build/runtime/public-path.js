// The first module of every bundle: `publicPath: 'auto'` reads `document.currentScript`, which a
// System module does not have by the time it executes.
const { url } = __system_context__.meta;
__webpack_public_path__ = url.slice(0, url.lastIndexOf('/') + 1);
