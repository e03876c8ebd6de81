import { a as other } from '../simulator/a.ts';
export const a = other;
