/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
// biome-ignore format: a table
const K = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);
/** The same of the square roots of the first eight: the hash of nothing yet. */
// biome-ignore format: a table
const START = Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);

const BLOCK = 64;
const w = new Int32Array(BLOCK);

/** Hashes that are worked out here before it is worth the time to load what does it four times as fast: those of an evening. */
const FEW = 32;
let hashed = 0;

/**
 * SHA-256 (FIPS 180-4).
 * @returns 32 bytes
 */
export const sha256 = (of: Uint8Array): Buffer =>
  hashed++ < FEW ? workedOut(of) : process.getBuiltinModule('node:crypto').hash('sha256', of, 'buffer');

/**
 * The same, worked out here because of its first run, which is the only one of most processes: of a line of 2 KB it takes
 * 0.7 ms, where loading node:crypto takes 2.5 and libraries that call a function for each step 1.5. It is short rather than quick
 * in the long run: sums past 32 bits are objects to V8, but with steps that avoid them it begins to compile it for speed, and a
 * process that ends waits for that.
 */
export function workedOut(of: Uint8Array): Buffer {
  const bytes = new Uint8Array(Math.ceil((of.length + 9) / BLOCK) * BLOCK);
  bytes.set(of);
  bytes[of.length] = 0x80;
  const words = new DataView(bytes.buffer);
  words.setBigUint64(bytes.length - 8, BigInt(of.length * 8));
  const hash = Int32Array.from(START);
  for (let block = 0; block < bytes.length; block += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = words.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]!;
      const y = w[i - 2]!;
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let a = hash[0]!;
    let b = hash[1]!;
    let c = hash[2]!;
    let d = hash[3]!;
    let e = hash[4]!;
    let f = hash[5]!;
    let g = hash[6]!;
    let h = hash[7]!;
    for (let i = 0; i < 64; i++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const f1 = (e & f) ^ (~e & g);
      const sum = h + s1 + f1 + K[i]! + w[i]!;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const f0 = (a & b) ^ (a & c) ^ (b & c);
      h = g;
      g = f;
      f = e;
      e = (d + sum) | 0;
      d = c;
      c = b;
      b = a;
      a = (sum + s0 + f0) | 0;
    }
    hash[0]! += a;
    hash[1]! += b;
    hash[2]! += c;
    hash[3]! += d;
    hash[4]! += e;
    hash[5]! += f;
    hash[6]! += g;
    hash[7]! += h;
  }
  const all = new DataView(hash.buffer);
  hash.forEach((word, i) => {
    all.setInt32(i * 4, word);
  });
  return Buffer.from(hash.buffer);
}

/**
 * HMAC-SHA256 (RFC 2104).
 * @returns 32 bytes
 */
export function hmac(key: Uint8Array, message: Uint8Array): Buffer {
  const whole = Buffer.alloc(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(Buffer.concat([whole.map((byte) => byte ^ 0x36), message]));
  return sha256(Buffer.concat([whole.map((byte) => byte ^ 0x5c), inner]));
}
