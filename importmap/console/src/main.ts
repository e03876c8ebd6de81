// Everything else is a separate chunk: so the shared modules that only views need load beside it.
void import('./app/start.tsx').then(({ start }) => start(document));
