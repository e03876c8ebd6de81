import { b } from '../../../importmap/service/b.ts';
import { a as other } from '../site/a.ts';
export const a = [b, other];
