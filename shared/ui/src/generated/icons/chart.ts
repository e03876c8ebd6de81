// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const chartIcon = 'm16 11.78l4.24-7.33l1.73 1l-5.23 9.05l-6.51-3.75L5.46 19H22v2H2V3h2v14.54L9.5 8z';
