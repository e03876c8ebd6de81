import { one } from '../../../contracts/src/a.ts';
export const a = one;
