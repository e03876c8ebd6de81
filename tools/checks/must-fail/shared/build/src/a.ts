import { a } from '../../ui/src/a.ts';
export const b = a;
