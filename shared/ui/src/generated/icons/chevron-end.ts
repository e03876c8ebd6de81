// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const chevronEndIcon = 'M8.59 16.58L13.17 12L8.59 7.41L10 6l6 6l-6 6z';
