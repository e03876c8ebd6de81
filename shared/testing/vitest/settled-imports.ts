import { afterAll, vi } from 'vitest';

// Runs in each file of tests: they share the modules of a process. An import that a test began and did
// not await would be cut off with the file's environment, and every later file would get the failure.
afterAll(() => vi.dynamicImportSettled());
