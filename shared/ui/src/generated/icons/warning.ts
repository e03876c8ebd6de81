// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const warningIcon = 'M12 2L1 21h22M12 6l7.53 13H4.47M11 10v4h2v-4m-2 6v2h2v-2';
