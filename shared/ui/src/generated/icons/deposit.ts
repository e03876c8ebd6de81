// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const depositIcon = 'M2 12h2v5h16v-5h2v5c0 1.11-.89 2-2 2H4a2 2 0 0 1-2-2zm10 3l5.55-5.46l-1.42-1.41L13 11.25V2h-2v9.25L7.88 8.13L6.46 9.55z';
