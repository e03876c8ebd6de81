// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const chevronDownIcon = 'M7.41 8.58L12 13.17l4.59-4.59L18 10l-6 6l-6-6z';
