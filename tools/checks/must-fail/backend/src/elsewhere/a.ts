import { a as other } from '../platform/a.ts';
export const a = other;
