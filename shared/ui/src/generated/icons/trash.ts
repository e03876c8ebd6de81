// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const trashIcon = 'M9 3v1H4v2h1v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V6h1V4h-5V3zM7 6h10v13H7zm2 2v9h2V8zm4 0v9h2V8z';
