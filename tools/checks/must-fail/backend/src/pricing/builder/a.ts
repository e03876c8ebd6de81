import { a as other } from '../engine/a.ts';
export const a = other;
