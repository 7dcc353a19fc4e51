// The shuffle of deals.py, in JavaScript: the same deal for the same number. See there for the description.
const M = (1n << 64n) - 1n;

export function rng(seed) {
  let s = BigInt(seed) & M;
  const draw = () => {
    s = (s + 0x9e3779b97f4a7c15n) & M;
    let z = s;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & M;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & M;
    return z ^ (z >> 31n);
  };
  const below = (n) => {
    const N = BigInt(n), limit = M + 1n - ((M + 1n) % N);
    for (;;) { const z = draw(); if (z < limit) return Number(z % N); }
  };
  return { draw, below };
}

/** The deal number that belongs to number n of a class which has been given this deal. */
export function own(deal, n) {
  return Number(rng(BigInt(deal) + BigInt(n - 1) * 0x9e3779b97f4a7c15n).draw() % (1n << 30n));
}

export function shuffled(items, seed) {
  const order = [...items], { below } = rng(seed);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
