/** A fast sequential generator (xoshiro128**, Blackman & Vigna 2018) for millions of runs. */
export function createFastRandom(seed: number): () => number {
  let a = (seed ^ 0x9e3779b9) | 0;
  let b = 0x243f6a88;
  let c = 0xb7e15162 | 0;
  let d = ~seed | 0;
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return (result >>> 0) / 0x1_0000_0000;
  };
  for (let warmUp = 0; warmUp < 20; warmUp += 1) next();
  return next;
}

function rotate(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}
