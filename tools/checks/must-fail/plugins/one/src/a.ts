import { a as other } from '../../two/src/a.ts';
import { a as help } from '../../../shared/testing/src/a.ts';
export const a = [other, help];
