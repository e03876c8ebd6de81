// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const arrowBackIcon = 'M20 11v2H8l5.5 5.5l-1.42 1.42L4.16 12l7.92-7.92L13.5 5.5L8 11z';
