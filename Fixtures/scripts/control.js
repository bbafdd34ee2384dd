// Statements: loops, labels, switches, exceptions, scopes and semicolons that are left out.
let out = []; for (let i = 0, n = 3; i < n; i++) { if (i === 1) continue; out.push(i) } console.log(out.join());
outer: for (let i = 0; i < 3; i++) { for (let k = 0; ; k++) { if (k === 2) continue outer; if (i === 2) break outer; console.log(i, k) } }
let w = 0; while (true) { if (++w > 3) break } do { w-- } while (w > 0); console.log(w); blk: { console.log("in"); break blk; }
const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); var vs = []; for (var q = 0; q < 3; q++) vs.push(() => q); console.log(fs.map(f => f()).join(), vs.map(f => f()).join()); for (let i = 0; i < 2; i++) { fs.push(() => i++); i++ } console.log(fs[3](), fs[3]());
const kind = x => { switch (typeof x) { case "number": case "bigint": return "n"; case "string": { const s = x; return s } default: return "other" } }; console.log(kind(1), kind("s"), kind(null)); switch (2) { default: console.log("default"); case 1: console.log("one"); break; case 3: console.log("three") } switch (5) { case 5: let scoped = "s"; console.log(scoped) }
function tryIt(f) { try { return f() } catch ({ name, message }) { return name + ": " + message } finally { console.log("finally") } } console.log(tryIt(() => { throw new TypeError("t") }), tryIt(() => "fine"), (() => { try { return 1 } finally { console.log("after") } })(), (() => { try { throw 1 } catch { return "caught" } finally { return "finally wins" } })(), (() => { for (const x of [1, 2]) { try { continue } finally { console.log("f" + x) } } return "done" })());
try { try { throw new Error("inner") } finally { console.log("cleanup") } } catch (e) { console.log(e.message) } try { throw { code: 7 } } catch (e) { console.log(e.code) } const err = new Error("outer", { cause: "why" }); console.log(err.cause, err.message, err.name, err + "", err.stack.split("\n")[0]);
try { tdz; let tdz = 1 } catch (e) { console.log(e.name) } try { const c = 1; c = 2 } catch (e) { console.log(e.name) } console.log(hoisted(), typeof later, (function () { return typeof inner; function inner() { } })()); function hoisted() { return "hoisted" } var later = 1; { function inBlock() { return "block" } console.log(inBlock()) } { let later = 2; { let later = 3; console.log(later) } console.log(later) }
const fact = n => n < 2 ? 1 : n * fact(n - 1), fib = function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2) }; console.log(fact(20), fib(15)); function defaults(a, b = a * 2, { c = 3, d } = {}, [e = 5] = [], ...rest) { return [a, b, c, d, e, rest.length, arguments.length].join() } console.log(defaults(1), defaults(1, 2, { c: 4, d: 5 }, [6], 7, 8), defaults.length, defaults.name, (() => { }).name, fact.name);
var x = 1
var y = x
++x
console.log(x, y)
const ret = (() => {
  return
  42
})()
console.log(ret); let t = 1, u = t
  + 2; console.log(u); if (t) console.log("a"); else console.log("b")
for (const k in { a: 1, b: 2 }) console.log(k); for (const c of "hé😀") console.log(c.length); for (x of [7, 8]); console.log(x); for (const { id, tags: [t1] } of [{ id: 1, tags: ["p"] }]) console.log(id, t1); var i = 0; for (; i < 2;) i++; console.log(i, (1, 2, 3), void 0, typeof null, !0, - -1, +-1); if (0) { } else if ("") { } else console.log("else"); ; ;
const curry = a => b => c => a + b + c; console.log(curry(1)(2)(3), (a => ({ a }))(1).a, ((a, b) => { return a + b })(1, 2), (function () { return this })() === undefined || true, [1, 2, 3].map((x, i, all) => x * all.length).join(), (() => () => 5)()()); /* comment */ console.log("end") // last
var a1 = 5 /2/ 1, re = /2/g.source; console.log(a1, re, 4 / 2 / 1, [1] / 1, "a".length / 1); const obj = { if: 1, class: 2, get: 3, set: 4, static: 5, async: 6, of: 7, let: 8 }; console.log(obj.if + obj.class + obj.get + obj.set + obj.static + obj.async + obj.of + obj.let); var async = 1, of = 2, get = 3, let1 = 4; console.log(async + of + get); var f2 = async => async + 1; console.log(f2(1)); console.log(((a, b) => a)(/\)/.test(")") ? "re" : "no"), `${"}"}${`}`}`, (x => x)`t`[0]);
console.log([1,2,3].map(n => { switch (n) { case 1: return "a"; default: return "b" } }).join(""), ((a) => typeof a)(), isNaN(undefined)); label1: label2: for (;;) { break label1 } console.log(Number("0b11"));
