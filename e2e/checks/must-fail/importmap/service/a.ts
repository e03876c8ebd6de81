import { a } from '../../backend/src/wallet/a.ts';
export const b = a;
