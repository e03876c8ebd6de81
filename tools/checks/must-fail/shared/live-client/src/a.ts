import { one } from '../../plugin-api/src/a.ts';
export const a = one;
