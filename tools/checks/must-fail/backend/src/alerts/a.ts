import { a as other } from '../money/a.ts';
export const a = other;
