// ==, ===, < and +, over all pairs of some values.
const values = [undefined, null, true, false, 0, 1, -1, NaN, "", "0", "1", "a", "true", " 1 ", [], [1], [1, 2], {}, () => 1];
const names = ["undefined", "null", "true", "false", "0", "1", "-1", "NaN", "''", "'0'", "'1'", "'a'", "'true'", "' 1 '", "[]", "[1]", "[1,2]", "{}", "f"];
for (let i = 0; i < values.length; i++) {
  let line = names[i] + ":";
  for (let j = 0; j < values.length; j++) {
    const [a, b] = [values[i], values[j]];
    line += " " + (a == b ? "=" : ".") + (a === b ? "#" : ".") + (a < b ? "<" : ".") + (a >= b ? "G" : ".");
  }
  console.log(line);
}
for (const a of values.slice(0, 18)) console.log(values.slice(0, 18).map(b => a + b).join("|"));
for (const v of values) console.log(typeof v, !!v, v ? "yes" : "no", v ?? "nothing", v || "falsy", v && "truthy" || "none");
console.log("b" > "a", "B" > "a", "10" < "9", 10 < 9, "10" < 9, "é" > "z", "a" < "ab", [2] > 1, null >= 0, null > 0, undefined == 0);
const d = { valueOf() { return 42 }, toString() { return "text" } };
console.log(d + 1, `${d}`, d * 2, d + "", d == 42, d == "text", [d] + "", d > 41, String(d));
const p = { [Symbol.toPrimitive](hint) { return hint } };
console.log(`${p}`, p + "", Number.isNaN(+p), p == "default");
console.log(1 < 2 < 3, 3 > 2 > 1, "5" * "2", "5" - 2, "5" + 2, 5 + +"2", "3" ** 2, true + true, [] + {}, [] + [], null + 1, undefined + 1);
