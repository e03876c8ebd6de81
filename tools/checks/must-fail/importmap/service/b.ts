import { b as other } from './c.ts';
export const b = other;
