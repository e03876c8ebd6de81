import { a as other } from '../models/a.ts';
export const a = other;
