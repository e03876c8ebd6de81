import { a } from '../../plugins/one/src/a.ts';
export const one = a;
