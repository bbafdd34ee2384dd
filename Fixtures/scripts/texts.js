// Methods of texts.
const s = "Hello, World", e = "a😀é";
console.log(s.length, e.length, s.charAt(1), s.charAt(99), s.charCodeAt(1), String(s.charCodeAt(99)), e.codePointAt(1), String(e.codePointAt(9)), s.at(-1), String(s.at(99)), s[4], String(s[99]));
console.log(s.indexOf("o"), s.indexOf("o", 5), s.indexOf("z"), s.indexOf(""), s.lastIndexOf("o"), s.lastIndexOf("o", 7), s.lastIndexOf(""), s.includes("World"), s.startsWith("World", 7), s.endsWith("Hello", 5));
console.log(s.slice(7), s.slice(-5, -2), s.slice(5, 2), s.substring(5, 2), s.substring(-3, 3), s.substr(-5, 3), s.substr(7), s.slice(2, -2));
console.log(s.toUpperCase(), s.toLowerCase(), "straße".toUpperCase(), "İ".toLowerCase().length, "ΑΣ".toLowerCase(), "ǆ".toUpperCase());
console.log(JSON.stringify(" \t\n x \u00a0".trim()), JSON.stringify("  x ".trimStart()), JSON.stringify(" x  ".trimEnd()));
console.log("5".padStart(3, "0"), "5".padEnd(3), "abc".padStart(2), "x".padStart(6, "ab"), "ab".repeat(3), "".repeat(100), "x".repeat(0));
console.log("a,b,,c".split(","), "a,b,c".split(",", 2), "abc".split(""), "".split(","), "".split(""), "abc".split(), "a1b2c".split(/\d/), "a1b2c".split(/(\d)/), "abc".split(/(?:)/), "aXbxc".split(/x/i, 2));
console.log([..."a😀é"].length, Array.from("añ"), "abc".concat(1, null, "x"), "a-b-c".replace("-", "+"), "a-b-c".replaceAll("-", "+"), "aaa".lastIndexOf("a", 1));
console.log("x".localeCompare("y"), "b".localeCompare("a"), "a".localeCompare("a"), "a".localeCompare("B"), ["b", "a", "C", "A"].sort((x, y) => x.localeCompare(y)).join(""));
console.log("e\u0301".normalize("NFC").length, "é".normalize("NFD").length, "ﬁ".normalize("NFKC"));
console.log(String.fromCharCode(72, 105, 65536 + 65), String.fromCodePoint(128512, 65), String.raw`a\n${1}`);
console.log("\b\f\v\0".length, "line \
continued", 'it\'s', "tab\tend", "\u2028".length, '"', "\z");
console.log("caf\u00e9" === "cafe\u0301", "abc" < "abd", "abc".search(/c/), "abc".search("z"), "a" + 1 + 2, 1 + 2 + "a", "3" * "4");
console.log(`a${1 + 1}b${`c${"d"}`}e`, `multi
line`, `\${x}`, `${[1, 2]}`, `${{}}`, `${null} ${undefined}`);
function tag(parts, ...values) { return parts.join("|") + "#" + parts.raw.join("|") + "#" + values.join(",") }
console.log(tag`a${1}\n${2}c`, tag``);
console.log(encodeURIComponent("a b&c=d/é😀'()*!"), encodeURI("http://x.y/a b?c=é&d#e"), decodeURIComponent("a%20b%C3%A9%F0%9F%98%80"), decodeURI("%2F%20"));
console.log(new String("abc").length, typeof new String("a"), typeof String(1), new String("abc")[1], Object.keys("ab").join());
console.log("abc".constructor === String, "ab".toString(), "x".valueOf(), isNaN("abc" - 1));
