import { a as other } from '../site/a.ts';
export const a = other;
