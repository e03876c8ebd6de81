// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const flashIcon = 'M7 2v11h3v9l7-12h-4l4-8z';
