/** Seeds of a public verifier, of KyranRana/stake-provably-fair-api (MIT). */
export const FIRST_SEED = {
  server: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
  client: 'bb62964774',
  nonce: 1,
};
