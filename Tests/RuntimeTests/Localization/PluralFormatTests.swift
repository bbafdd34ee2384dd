import Foundation
import PlainviewRuntime
import Testing

/// Formats of plural rules that were made to break what writes them out.
@MainActor @Suite struct PluralFormatTests {
  /// The text for one thing, of rules with this format; `a` is a variable, `b` is one too.
  private func text(_ format: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let languages = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: languages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func variable(_ name: String) -> String {
      """
      <key>\(name)</key><dict><key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>one</string><key>other</key><string>%lld</string></dict>
      """
    }
    let rules = """
      <plist version="1.0"><dict><key>items</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(variable("a"))\(variable("b"))</dict></dict></plist>
      """
    try rules.write(to: languages.appendingPathComponent("Main.stringsdict"), atomically: true, encoding: .utf8)
    return try SimulatedProcess().run {
      // Formats are written out by the library once it has read some.
      _ = AppLanguages.texts(ofDocument: "Main", in: folder.path)
      let bundle = try #require(Bundle(path: folder.path))
      return String(format: bundle.localizedString(forKey: "items", value: nil, table: "Main"), 1, 1)
    }
  }

  @Test(arguments: [
    ("%#@a@ in %2$#@b@", "one in one"), ("%#@a@ in %-1$#@b@", "one in %-1$#@b@"), ("%#@a@ %-#@b@", "one %-#@b@"),
    ("%#@a@ %1$-#@b@", "one %1$-#@b@"), ("%#@a@ % 2$#@b@", "one % 2$#@b@"), ("%#@a@ %0$#@b@", "one %0$#@b@"),
    ("%#@a@ %-1%-#@b@", "one %-1%-#@b@"),
    ("%#@a@ 5%, 100%% %", "one 5%, 100% %"),
    ("%#@a@ %99999999999lld", "one %99999999999lld"),
    ("%#@a@ %2$.4294967296f", "one %2$.4294967296f"),
  ])
  func `Fuzz What only looks like a variable, or has an endless width, stands as it is`(
    format: String, expected: String
  ) throws {
    #expect(try text(format) == expected)
  }

  @Test(arguments: [
    ("%#@a@ %2$lld %2$@ %2$lld", "one 1  1"), ("%#@a@ %1$lld and %1$@", "one 1 and "),
    ("%#@a@ %1$lld %1$s.", "one 1 ."), ("%#@a@ %1$lld %1$5lld", "one 1     1"),
  ])
  func `Fuzz An argument that is a number and an object is what its first specifier says`(
    format: String, expected: String
  ) throws {
    #expect(try text(format) == expected)
  }
}
