import type { one as two } from '../../../shell/src/a.ts';
export const one: typeof two = 1;
