// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const arrowDownIcon = 'M9 4h6v8h4.84L12 19.84L4.16 12H9z';
