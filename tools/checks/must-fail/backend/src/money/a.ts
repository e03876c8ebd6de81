import { b } from '../../../importmap/service/b.ts';
import { a as gate } from '../gateway/a.ts';
export const a = [b, gate];
