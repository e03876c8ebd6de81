// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const starIcon = 'M12 17.27L18.18 21l-1.64-7.03L22 9.24l-7.19-.62L12 2L9.19 8.62L2 9.24l5.45 4.73L5.82 21z';
