// Numbers as texts, texts as numbers, and what is computed from them.
const shown = [0, -0, 1, -1, 0.1 + 0.2, 1e21, 1e20, 123456789012345680000, 1.5e-7, 0.000001, 1e-6, 5e-324, 1.7976931348623157e308,
  NaN, Infinity, -Infinity, 1 / 3, 100, 1e15, 1e16, 4.35, 2 ** 53, 2 ** -10, 0x1F, 0b101, 0o17, 1_000_000, .5, 5.];
for (const n of shown) console.log(String(n));
for (const t of ["12", " 12 ", "", " ", "1e3", "0x1f", "0b11", "0o7", "12px", "1.2.3", ".5", "5.", "+5", "-5", "--5", "Infinity", "-Infinity", "infinity", "1_000", "\n7\t"])
  console.log(JSON.stringify(t), String(Number(t)), String(parseFloat(t)), String(parseInt(t)));
console.log(parseInt("ff", 16), parseInt("0xff"), parseInt("101", 2), parseInt("z", 36), parseInt("9", 8), parseInt(null), parseInt("12.9"), parseInt(" -7abc"));
for (const [n, d] of [[1.005, 2], [2.5, 0], [-2.5, 0], [1.45, 1], [8.345, 2], [0.000001, 7], [123.456, 0], [1e21, 2], [0, 2], [-1.5, 0], [0.5, 0], [1.255, 2], [10.235, 2]])
  console.log(n.toFixed(d));
for (const n of [0, 1, 123.456, 0.00001234, 1e21, 123456789, 0.1]) console.log(n.toPrecision(3), n.toPrecision(10), n.toExponential(2), n.toExponential());
for (const [n, r] of [[255, 16], [255, 2], [-255, 36], [0.5, 2], [0.1, 3], [Math.PI, 16], [123.456, 36], [0.123456789, 36], [2 ** 50, 7], [1 / 3, 3]])
  console.log(n.toString(r));
console.log(7 % 3, -7 % 3, 7 % -3, 5.5 % 2, 7 / 0, -7 / 0, 0 / 0, 2 ** 10, (-2) ** 3, 2 ** 0.5);
console.log(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 31, 1 << 32, -1 >> 1, -1 >>> 1, -1 >>> 0, 2 ** 32 + 5 | 0, 1e20 | 0, NaN | 0, 3.7 | 0, -3.7 | 0);
console.log(Math.round(2.5), Math.round(-2.5), Math.round(0.49999999999999994), Math.round(-0.4), Math.floor(-1.5), Math.ceil(-1.5), Math.trunc(-1.5), Math.sign(-3));
console.log(Math.max(), Math.min(), Math.max(1, NaN, 3), Math.max("5", 3), Math.min(-0, 0), Math.abs("-4"), Math.hypot(3, 4), Math.cbrt(27), Math.sqrt(2));
console.log(Math.log2(8), Math.log10(1000), Math.pow(2, 3), Math.fround(5.5), Math.imul(3, 4), Math.clz32(1), Math.atan2(1, 1).toFixed(6), Math.exp(1).toFixed(6));
console.log(Number.isInteger(5), Number.isInteger(5.5), Number.isInteger("5"), Number.isSafeInteger(2 ** 53), Number.MAX_SAFE_INTEGER, Number.EPSILON > 0, isNaN("x"), Number.isNaN("x"), isFinite("3"));
console.log((1234567.891).toLocaleString(), (1234.5).toLocaleString("en-US", { minimumFractionDigits: 2 }), (0.12345).toLocaleString(), (-1234).toLocaleString());
let i = 5; console.log(i++ + ++i, i, i-- - --i, -i, +"3", -"3", +true, +[], +{}, +null, +undefined);
console.log(0 === -0, Object.is(0, -0), Object.is(NaN, NaN), NaN === NaN, 1 / -0);
