import { a as other } from '../backend/src/money/a.ts';
export const a = other;
