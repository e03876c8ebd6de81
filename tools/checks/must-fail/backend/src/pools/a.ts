import { a as other } from '../betting/a.ts';
export const a = other;
