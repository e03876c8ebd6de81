import { a as other } from '../replay/a.ts';
export const a = other;
