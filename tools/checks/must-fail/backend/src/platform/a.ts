import { a as help } from '../../test/a.ts';
import { a as other } from '../money/a.ts';
export const a = [help, other];
