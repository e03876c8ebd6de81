import { one } from '../../shell/src/a.ts';
export const a = one;
