// Arrays and their methods.
const a = [5, 1, 4]; const j = v => console.log(JSON.stringify(v));
j([a.push(2, 3), a, a.pop(), a.shift(), a.unshift(9, 8), a, a.length]);
j([[1, 2, 3, 4, 5].splice(1, 2), [1, 2, 3].splice(-1), [1, 2].splice(1, 0, 7, 8)]); let b = [1, 2, 3, 4]; b.splice(1, 2, "x"); j(b); b.length = 1; j(b); b[3] = 9; console.log(b.length, 1 in b, b.join(), JSON.stringify(b));
j([[1, 2, 3].slice(-2), [1, 2, 3].slice(1, 2), [1].concat([2, [3]], 4), [1, [2, [3, [4]]]].flat(), [1, [2, [3, [4]]]].flat(Infinity), [1, 2].flatMap(x => [x, x * 2])]);
j([[3, 1, 10, 2].sort(), [3, 1, 10, 2].sort((x, y) => x - y), ["b", undefined, "a"].sort(), [1, 2, 3].reverse(), [3, 1].toSorted(), [1, 2].toReversed(), [1, 2, 3].with(1, 9)]);
j([{ k: 1, v: "a" }, { k: 0, v: "b" }, { k: 1, v: "c" }, { k: 0, v: "d" }].sort((x, y) => x.k - y.k).map(x => x.v));
j([[1, 2, 3].map(x => x * 2), [1, 2, 3].filter(x => x % 2), [1, 2, 3].reduce((s, x) => s + x), [1, 2, 3].reduce((s, x) => s + x, "s"), [1, 2, 3].reduceRight((s, x) => s + "" + x), [1, 2, 3].some(x => x > 2), [].every(x => false)]);
j([[1, 2, 3].find(x => x > 1), [1, 2, 3].findIndex(x => x > 5), [1, 2, 3].findLast(x => x < 3), [1, 2, 3].findLastIndex(x => x < 3), [1, NaN].includes(NaN), [1, NaN].indexOf(NaN), [1, 2, 1].lastIndexOf(1), [1, 2, 1].indexOf(1, 1), [1, 2].at(-1)]);
j([Array.from({ length: 3 }, (_, i) => i * i), Array.from([1, 2], x => x + 1), Array.of(7, 8), new Array(3).fill(0), Array(2, 3), [...Array(3).keys()], [..."ab"].entries().next(), Array.isArray([]), Array.isArray({ length: 0 })]);
for (const [i, v] of ["x", "y"].entries()) console.log(i, v); for (const k in ["p", "q"]) console.log(typeof k, k); [1, , 3].forEach((v, i) => console.log(i, v)); console.log([1, , 3].map(x => x + 1), [, 1].length, [1, 2, 3] + "", [] + "", [null, undefined, 1].join("-"), [[1, 2], [3]].toString());
console.log([1, 2, 3].indexOf("2"), [1, 2, 3].fill(0, 1, 2), [1, 2, 3, 4, 5].fill(9, -2), [0, 1].concat(2)[2], Array.prototype.slice.call({ length: 2, 0: "a", 1: "b" }), Array.prototype.map.call("ab", c => c + c), [3, 2, 1].toString());
const m = [[1, 2], [3, 4]]; const [[p, q], [, r = 9]] = m; const [x, ...rest] = [1, 2, 3], [u = 1, v = u + 1] = []; console.log(p, q, r, x, rest, u, v); let s = 1, t = 2; [s, t] = [t, s]; console.log(s, t);
console.log(Math.max(...[1, 5, 3]), [...[1], ...[2, 3]], ((...z) => z.length)(...[1, 2], 3), [..."hi"].reverse().join(""), Object.entries([7]).join(), "length" in []);
const big = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000); big.sort((x, y) => x - y); console.log(big[0], big[999], big.every((x, i) => x === i)); console.log([10, 1, 3].sort((a, b) => b > a ? 1 : -1), [true, false].sort(), [[2, "b"], [1, "a"]].sort().join(";"));
try { [].reduce((a, b) => a) } catch (e) { console.log(e.name) } try { [1].map(3) } catch (e) { console.log(e.name) } try { new Array(-1) } catch (e) { console.log(e.name) } try { Object.freeze([1]).push(2) } catch (e) { console.log(e.name) }
console.log([5, 25, 100].map(String), ["1", "2", "3"].map(Number), ["1", "2", "3"].map(parseInt).join());
