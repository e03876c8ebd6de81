// What the root config and the shell use of single-spa: applications and their parcels. Its router
// and its devtools names stay out.
export {
  addErrorHandler,
  getAppNames,
  getMountedApps,
  navigateToUrl,
  registerApplication,
  removeErrorHandler,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
