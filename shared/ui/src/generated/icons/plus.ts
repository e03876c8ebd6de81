// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const plusIcon = 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z';
