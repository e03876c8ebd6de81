import { fileURLToPath, pathToFileURL } from 'node:url';

/** How a renderer of first screens can fail. */
export const RENDERER_FAULTS = ['dead', 'slow', 'wrong'] as const;

/** Environment of a server whose renderer has a fault; empty without one. */
export function withRendererFault(fault: string | undefined): Readonly<Record<string, string>> {
  if (fault === undefined || fault === '') {
    return {};
  }
  const replace = pathToFileURL(fileURLToPath(new URL('replace-renderer.mjs', import.meta.url)));
  return { NODE_OPTIONS: `--import ${replace.href}`, RENDERER_FAULT: fault };
}
