import { b as other } from './b.ts';
export const b = other;
