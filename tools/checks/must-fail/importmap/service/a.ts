import { a } from '../../backend/src/money/a.ts';
export const b = a;
