// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const lottoIcon = 'M11 17H9l4-8H9V7h6v2zm1-15a10 10 0 0 1 10 10a10 10 0 0 1-10 10A10 10 0 0 1 2 12A10 10 0 0 1 12 2m0 2a8 8 0 0 0-8 8a8 8 0 0 0 8 8a8 8 0 0 0 8-8a8 8 0 0 0-8-8';
