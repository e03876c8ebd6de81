// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const checkIcon = 'M21 7L9 19l-5.5-5.5l1.41-1.41L9 16.17L19.59 5.59z';
