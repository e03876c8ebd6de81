// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const dogIcon = 'm19 3l-4 4l3 3l1-1l1 1l2-2l-3-3zM3 7L2 8l3 3v3l-1 1v6h2v-3l2-3h7v6h2V11l-3-3l-1 1H5z';
