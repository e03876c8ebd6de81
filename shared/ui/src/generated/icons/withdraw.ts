// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).
export const withdrawIcon = 'M2 12h2v5h16v-5h2v5c0 1.11-.89 2-2 2H4a2 2 0 0 1-2-2zM12 2L6.46 7.46l1.42 1.42L11 5.75V15h2V5.75l3.13 3.13l1.42-1.43z';
