import Foundation
import PlainviewRuntime
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// Catalogs whose plural rules refer to each other: they end, and the console reports the fault.
@MainActor @Suite struct PluralCycleTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// An app whose catalog has these formats by their keys, each with texts of variables by their names.
  private func app(_ formats: [(key: String, value: String, variables: [String: String])]) throws -> XCUIApplication {
    let folder = scratch.url.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var strings: [String: Any] = [:]
    for format in formats {
      let substitutions = format.variables.mapValues { text -> [String: Any] in
        let unit: [String: Any] = ["stringUnit": ["state": "translated", "value": text]]
        return ["formatSpecifier": "lld", "variations": ["plural": ["one": unit, "other": unit]]]
      }
      let unit = ["state": "translated", "value": format.value]
      strings[format.key] = ["localizations": ["en": ["stringUnit": unit, "substitutions": substitutions]]]
    }
    let catalog: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": strings]
    try JSONSerialization.data(withJSONObject: catalog)
      .write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let list = folder.appendingPathComponent("Info.plist")
    try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleDevelopmentRegion": "en"], format: .xml, options: 0
    ).write(to: list)
    let app = XCUIApplication(delegate: LanguagesApp.Delegate.self, infoPlist: list)
    try app.launch()
    return app
  }

  private func text(_ value: String, _ variables: [String: String]) throws -> (text: String, console: [String]) {
    let app = try app([("key", value, variables)])
    let text = try app.run { String(format: NSLocalizedString("key", comment: ""), 3) }
    return (text, app.process?.console ?? [])
  }

  @Test func `A variable that names itself is left out there, and the console says so`() throws {
    let (text, console) = try text("%#@a@ here", ["a": "%arg files, %#@a@"])
    #expect(text == "3 files, 3 files,  here" || text == "3 files,  here")
    #expect(console.count == 1)
    #expect(
      console.first?.hasPrefix("The plural rules of \"%#@a@ here\" refer to themselves and are cut: %#@a@ -> %#@a@")
        == true, "\(console)")
  }

  @Test func `Variables that name each other are told in their order, once`() throws {
    let app = try app([("key", "%#@a@", ["a": "a%#@b@", "b": "b%#@a@"])])
    for _ in 0..<3 { _ = try app.run { String(format: NSLocalizedString("key", comment: ""), 3) } }
    let console = app.process?.console ?? []
    #expect(console.count == 1)
    #expect(
      console.first?.contains("%#@a@ -> %#@b@ -> %#@a@") == true
        || console.first?.contains("%#@b@ -> %#@a@ -> %#@b@") == true, "\(console)")
  }

  // The time limits allow for the other tests of the main actor, which run meanwhile.
  @Test(.timeLimit(.minutes(5))) func `Rules that grow with each level, with and without a cycle, are cut`() throws {
    let many = String(repeating: "%#@a@ ", count: 30)
    #expect(try text("%#@a@", ["a": many]).console.count == 1)
    var levels: [String: String] = [:]
    for level in 0..<12 { levels["l\(level)"] = String(repeating: "%#@l\(level + 1)@", count: 10) }
    levels["l12"] = "x"
    let (text, console) = try text("%#@l0@", levels)
    #expect(text.utf8.count < 1_000_000)
    #expect(console == ["The plural rules of \"%#@l0@\" are too large and are cut."])
  }

  @Test(.timeLimit(.minutes(5))) func `A format of too many variables is cut, and that is said once`() throws {
    let (text, console) = try text(String(repeating: "%#@a@", count: 20_000), ["a": "x"])
    #expect(text == String(repeating: "x", count: 2_000))
    #expect(console.count == 1 && console.first?.hasSuffix("…\" are too large and are cut.") == true, "\(console)")
  }

  @Test(arguments: [
    "%9223372036854775807$#@a@", "%99999999999999999999$#@a@", "%0$#@a@", "%#@@", "%#@a", "%#@a%d", "%2$#@a@ %1$#@a@",
    "%#@b@", "%", "%%#@a@",
  ])
  func `Formats that are none are no end of the program`(_ value: String) throws {
    let app = try app([("key", value, ["a": "%arg"])])
    _ = try app.run { String(format: NSLocalizedString("key", comment: ""), 3) }
    #expect(app.isRunning)
  }

  @Test(.timeLimit(.minutes(5))) func `Rules of any shape come to an end`() throws {
    var numbers = SeededNumbers(seed: 41)
    let pieces = [
      "%#@a@", "%#@b@", "%#@c@", "%#@d@", "%arg", "%lld", "%2$#@a@", "%1$#@b@", "%%", "%#@", "%0$#@a@", " ", "x",
    ]
    func some(_ most: Int) -> String {
      (0..<numbers.below(most)).map { _ in pieces[numbers.below(pieces.count)] }.joined()
    }
    let formats = (0..<150).map { number in
      (
        key: "key\(number)", value: some(6),
        variables: Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d"].map { ($0, some(12)) })
      )
    }
    let app = try app(formats)
    for format in formats {
      let key = format.key
      let text = try app.run { String(format: NSLocalizedString(key, comment: ""), 1, 2) }
      #expect(text.utf8.count < 2_000_000)
    }
    #expect(app.isRunning)
  }
}
