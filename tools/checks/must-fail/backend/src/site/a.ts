import { one } from '../../../shell/src/a.ts';
import { a as other } from '../betting/a.ts';
export const a = [one, other];
