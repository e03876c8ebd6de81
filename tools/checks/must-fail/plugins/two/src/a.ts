import { gone } from './not-there.ts';
export const a = gone;
