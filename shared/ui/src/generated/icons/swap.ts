// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const swapIcon = 'm21 9l-4-4v3h-7v2h7v3M7 11l-4 4l4 4v-3h7v-2H7z';
