// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const minusIcon = 'M19 13H5v-2h14z';
