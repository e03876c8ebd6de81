// What the root config uses of single-spa: one application, whose parcels everything else is. Its
// other names are for routing by applications, which the shell does not do.
export { registerApplication, start } from 'single-spa';
