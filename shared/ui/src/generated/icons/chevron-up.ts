// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const chevronUpIcon = 'M7.41 15.41L12 10.83l4.59 4.58L18 14l-6-6l-6 6z';
