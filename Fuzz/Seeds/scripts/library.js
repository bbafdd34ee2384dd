const m = new Map([[1, 'a'], [NaN, 'b']]); const s = new Set('hello');
let out = [...m.entries(), ...s].join() + 'a-b-c'.split(/-(?<n>b)?/).length;
out += 'xAbA'.replace(/a(b)?/gi, (w, g) => `<${w}${g}>`).padStart(20, '*').normalize('NFD');
out += [3, 1, 2].sort((p, q) => p - q).reduceRight((t, x) => t + x, '') + [1, [2, [3]]].flat(Infinity).at(-1);
out += new Date(2024, 1, 29, 12).toISOString() + Number('12.50').toFixed(1) + parseInt('7f', 16) + (255).toString(36) + Math.hypot(3, 4);
out += encodeURIComponent('é&') + JSON.stringify(JSON.parse('{"a":[1,{"b":null}]}'), null, 2) + Symbol('q').toString();
Promise.resolve(1).then(x => { out += x; throw new TypeError('t') }).catch(e => console.log(e.name));
(async () => { await null; out += 'async' })();
out
