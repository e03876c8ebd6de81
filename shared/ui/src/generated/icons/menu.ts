// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const menuIcon = 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z';
