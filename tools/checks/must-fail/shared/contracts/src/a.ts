import { one as two } from '../../plugin-api/src/a.ts';
export const one = two;
