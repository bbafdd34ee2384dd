class A { constructor(n) { this.n = n } get twice() { return this.n * 2 } static of(n) { return new A(n) } toString() { return `A(${this.n})` } }
class B extends A { constructor() { super(3) } twiceMore() { return super.twice + 1 } }
let text = '';
outer: for (const [k, v] of Object.entries({ x: 1, y: [2, { z: null }] })) {
  switch (typeof v) { case 'number': text += k; break; default: continue outer }
}
try { null.x } catch ({ message }) { text += message } finally { text += '!' }
var i = 0; do { i++; if (i == 3) break } while (true);
const o = { ['a' + 1]: 1, get b() { return 2 }, ...{ c: 3 } };
`${new B().twiceMore()} ${A.of(2)} ${text} ${o?.q?.r ?? 'none'} ${JSON.stringify(o)} ${0x1f + 0b11 + 1_000 + .5e1} ${i ** 2 >>> 1}`
