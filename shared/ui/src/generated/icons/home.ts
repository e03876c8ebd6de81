// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const homeIcon = 'm12 3l8 6v12h-5v-7H9v7H4V9z';
