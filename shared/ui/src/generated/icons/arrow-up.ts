// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const arrowUpIcon = 'M15 20H9v-8H4.16L12 4.16L19.84 12H15z';
