import PlainviewScripting
import Testing

/// Patterns of selectors: what they match, and that no pattern takes long (H5).
@Suite struct WholePatternTests {
  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    try #require(WholePattern(pattern)).matches(text)
  }

  @Test(arguments: [
    (".*a.*a.*a.*a.*b", "a"), ("(a|a)*b", "a"), ("(a|aa|aaa)*b", "a"), ("(.*)(.*)(.*)(.*)(.*)x", "a"),
    ("(a?){50}a{50}c", "a"), ("(?:a*)*?b", "a"), ("(?=(a|a)*b).*", "a"), ("([a-z]|\\w)*[0-9]", "a"),
    ("(x|.)*(y|.)*(z|.)*q", "a"),
  ])
  func `H5 patterns that backtracking never ends with are decided`(pattern: String, unit: String) throws {
    // A million letters would take 2^1000000 tries; with the limit on steps there is an answer, or an error.
    for count in [200, 20_000] {
      #expect(try !matches(pattern, String(repeating: unit, count: count)))
    }
  }

  @Test func `H5 a pattern whose groups are referred to has a limit on its steps`() throws {
    let pattern = try #require(WholePattern("(a*)(a*)(a*)(a*)(a*)\\1\\2\\3b"))
    #expect(throws: WholePattern.TooCostly.self) { try pattern.matches(String(repeating: "a", count: 400)) }
    #expect(try pattern.matches("aab"))
  }

  @Test func `H5 the limit on steps is linear in the text`() {
    let (small, large) = (WholePattern.steps(for: 1000), WholePattern.steps(for: 2000))
    #expect(large - small == 1000 * WholePattern.stepsPerUnit && WholePattern.steps(for: 0) == WholePattern.fixedSteps)
  }

  @Test func `H5 repetitions of nothing, and nests of them, are read at once`() {
    #expect(WholePattern("(?:(?:(?:){9999}){9999}){9999}") != nil)
    #expect(WholePattern("(?:(?:(?:a){9999}){9999}){9999}") == nil)
    #expect(WholePattern(String(repeating: "(", count: 100_000)) == nil)
  }

  // What regular expressions of Java, which Maestro has, and of Swift mean alike.
  @Test(arguments: [
    ("a.c", "abc", true), ("a.c", "a\nc", true), ("a.c", "xabc", false), ("a.c", "abcx", false), ("SAVE", "save", true),
    ("größe", "GRÖSSE", false), ("GRÖẞE|GRÖßE", "größe", true), ("[0-9]+ items?", "12 items", true),
    ("(?i)save (all|none)", "Save ALL", true), ("(?i:save) all", "Save all", true),
    ("\\QTotal: $5 (USD)\\E", "Total: $5 (USD)", true),
    ("\\Aab\\z", "ab", true), ("^b$|^a$\\n.*", "a\nb", true), ("\\w+", "김하늘", true), ("\\d{3}", "٣٤٥", true),
    ("\\W", "é", false), ("[\\w-]+", "Größe-1", true), ("caf\u{E9}", "cafe\u{301}", true), ("\\p{Lu}.*", "Ab", true),
    (".", "😀", true), ("..", "😀", false), ("a]}", "a]}", true), ("\\ \\#\\-", " #-", true), ("a{,2}", "a{,2}", true),
    ("(a)(b)\\2\\1", "abba", true), ("(a)(b)\\2\\1", "abab", false), ("(?<x>a+)-\\k<x>", "aa-aa", true),
    ("(?!.*secret).*", "a secret", false), ("(?!.*secret).*", "nothing", true), (".*(?<=€)\\d+", "€12", true),
    ("\\1\\Q(\\E(a)", "(a", true), ("(a)\\Q(\\E\\1", "a(a", true),
    ("", "", true), ("a|", "", true), ("x*", "", true), ("(ab|a)(c|bcd)(d*)", "abcd", true),
  ])
  func `H5 patterns mean what they meant`(pattern: String, text: String, holds: Bool) throws {
    #expect(try matches(pattern, text) == holds, "\(pattern) and \(text)")
  }

  @Test(arguments: [
    "a(", "a)", "*a", "[a", "a\\", "(?>a)", "a*+", "[a[b]]", "[a&&b]", "\\y", "a{3,1}", "[z-a]", "(?<x", "\\2(a)",
    "\\1\\Q(a)", "(?<a(b>c)",
  ])
  func `H5 what is no pattern, or means something else elsewhere, is none`(text: String) {
    #expect(WholePattern(text) == nil)
  }

  @Test(arguments: ["[\\", "[a-\\", "[^\\d\\", "a\\", "(\\", "[a&&[\\"])
  func `Fuzz A pattern that ends with a backslash is none`(pattern: String) {
    #expect(WholePattern(pattern) == nil)
  }
}
