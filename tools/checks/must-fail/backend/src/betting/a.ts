import { a as other } from '../identity/a.ts';
export const a = other;
