// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const shieldSwordIcon = 'M12 1L3 5v6c0 5.5 3.8 10.7 9 12c5.2-1.3 9-6.5 9-12V5zm3 14h-2v3h-2v-3H9v-2h2l-1-5.9l2-1.6l2 1.6l-1 5.9h2z';
