// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const chevronStartIcon = 'M15.41 16.58L10.83 12l4.58-4.59L14 6l-6 6l6 6z';
