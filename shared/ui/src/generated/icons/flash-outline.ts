// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const flashOutlineIcon = 'M7 2h10l-3.5 7H17l-7 13v-8H7zm2 2v8h3v2.66L14 11h-3.76l3.52-7z';
