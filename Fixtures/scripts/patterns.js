// Regular expressions.
const show = m => console.log(m === null ? "null" : JSON.stringify(m) + " @" + m.index + (m.groups ? " " + JSON.stringify(m.groups) : ""));
show("abc123".match(/\d+/)); show("abc".match(/\d/)); show(/(a)|(b)/.exec("b")); show(/(?<y>\d{4})-(?<m>\d\d)/.exec("on 2024-05"));
console.log("a1b22".match(/\d+/g), "abc".match(/x/g), "aBc".match(/b/i)[0], [..."a1b2".matchAll(/([a-z])(\d)/g)].map(m => m[1] + m[2] + m.index));
console.log(/^b/m.test("a\nb"), /^b/.test("a\nb"), /a$/.test("a\n"), /a$/m.test("a\n"), /a.b/.test("a\nb"), /a.b/s.test("a\nb"), /\bfoo\b/.test("a foo b"), /\Boo/.test("foo"));
console.log("aaa".match(/a*?/)[0].length, "aaa".match(/a+?/)[0], "aaaa".match(/a{2,3}/)[0], "aaaa".match(/a{2,3}?/)[0], "aaaa".match(/a{2}/)[0], "a{2".match(/a{2/)[0], "x{,3}".match(/x{,3}/)[0]);
show(/(?:a|ab)(?:c|bcd)(?:d*)/.exec("abcd")); show(/(z)((a+)?(b+)?(c))*/.exec("zaacbbbcac")); show(/(a*)*/.exec("b")); show(/(?=(a+))a*b\1/.exec("baaabac"));
show(/(?=(a+))/.exec("baaabac")); show(/(.*?)a(?!(a+)b\2c)\2(.*)/.exec("baaabaac")); show(/(?<=\$)\d+/.exec("cost $42")); show(/(?<!\$)\b\d+/.exec("$42 17")); show(/(?<=(\d+)(\d+))$/.exec("1053"));
show(/\1(a)/.exec("aa")); show(/(a)\1/i.exec("aA")); show(/(?<x>a)\k<x>/.exec("aa")); show(/[\d-x]+/.exec("1-x")); show(/[^\s,]+/.exec(" ,ab,")); show(/[\]\\^-]+/.exec("a]\\^-")); show(/[^]/.exec("\n"));
show(/\u0061\x62\cJ?/.exec("ab")); show(/\//.exec("a/b")); show(/[/]/.exec("a/b")); show(/\p{Lu}\p{Ll}+/u.exec("été Été")); show(/^.$/u.exec("😀")); show(/^.$/.exec("😀")); show(/\u{1F600}/u.exec("😀"));
console.log("2024-05-06".replace(/(\d+)-(\d+)-(\d+)/, "$3.$2.$1"), "abc".replace(/b/, "[$&$`$']"), "abc".replace(/(?<l>b)/, "<$<l>>"), "a.b".replace(".", "$$"), "abc".replace(/(b)(x)?/, "$1-$2-$3"), "aaa".replace(/a/g, (m, i) => i));
console.log("x1y2".replace(/([a-z])(\d)/g, (m, a, b, i, s) => b + a + i + s.length), "abc".replace(/(?<k>b)/, (...a) => JSON.stringify(a[a.length - 1])), "abc".replace("b", x => x.toUpperCase()), "aXbX".replaceAll(/x/gi, "-"));
const g = /a/g; console.log(g.test("aa"), g.lastIndex, g.test("aa"), g.lastIndex, g.test("aa"), g.lastIndex); const y = /a/y; y.lastIndex = 1; console.log(y.test("ba"), y.lastIndex, y.test("ba"), y.lastIndex);
console.log(/a/gi.flags, /a\/b/.source, String(/x/g), new RegExp("a+", "g").toString(), new RegExp(/q/i).flags, new RegExp("").source, /a/g.global, RegExp("\\d").test("5"));
console.log("ab\ncd".split(/^/m), "abc".replace(/$/, "!"), "abc".replace(/^/, "!"), "".match(/^$/)[0] === "", "aBC".replace(/[A-Z]/g, c => "_" + c.toLowerCase()), "one two".replace(/(\w+) (\w+)/, "$2 $1"));
console.log("  a  b ".replace(/\s+/g, " "), "(555) 123-4567".replace(/\D/g, ""), "CamelCaseText".split(/(?=[A-Z])/), "a😀b".split(""). length, "😀".match(/./gu).length, /^\S+@\S+\.\S+$/.test("a@b.co"), "x".match(/(?:)/).index);
for (const bad of ["(", "[", "*", "a**", "a{2,1}", "(?<x>a)(?<x>b)", "\\", "(?z)", "[b-a]", ")"]) { try { new RegExp(bad); console.log("no error", bad) } catch (e) { console.log(e.name) } }
console.log(/ſ/i.test("s"), /K/i.test("k"), /É/i.test("é"), /[à-ý]/i.test("É"), /\w/i.test("ſ"), "ΣΑΣ".replace(/σ/gi, "x"));
