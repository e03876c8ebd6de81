// Everything else is a chunk of its own: so the shared modules that only views need load beside it.
void import('./app/start.tsx').then(({ start }) => start(document));
