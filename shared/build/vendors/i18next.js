// One i18next for the page. Plugins never import it: they translate through their context.
export { createInstance, default } from 'i18next';
