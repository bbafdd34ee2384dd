import Foundation
import Testing

/// `plainview render --matrix`: the first picture, and what differs in the others; checked against `render` alone.
@Suite struct RenderMatrixTests {
  private static let basket = "Fixtures/Languages/Base.lproj/Main.storyboard"

  private func lines(_ options: String...) throws -> [String] {
    let result = try Tool.run(["render", Self.basket, "--metrics", "system"] + options)
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    return result.output.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A picture of as many lines, by those of its lines that differ.
  private func difference(_ name: String, _ new: [String], _ first: String, _ old: [String]) -> String {
    let changed = new.indices.filter { new[$0] != old[$0] }
    if changed.isEmpty { return "\(name): as \(first)" }
    let width = String(new.count).count
    return
      (["\(name): \(changed.count) of \(new.count) lines differ from \(first)", ""]
      + changed.map { number in
        let text = String(number + 1)
        return String(repeating: " ", count: width - text.count) + text
          + (new[number].isEmpty ? "" : "  " + new[number])
      }).joined(separator: "\n")
  }

  @Test func `Languages that are listed are compared with the first`() throws {
    let result = try Tool.run("render", Self.basket, "--matrix", "--language", "en,de", "--language", "ar")
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    let (english, german, arabic) = try (
      lines("--language", "en"), lines("--language", "de"), lines("--language", "ar")
    )
    #expect(
      result.output
        == [
          (["en", ""] + english).joined(separator: "\n"), difference("de", german, "en", english),
          difference("ar", arabic, "en", english) + "\n",
        ].joined(separator: "\n\n"))
  }

  @Test func `Lists of several kinds are combined, each picture told by the nearest one`() throws {
    let result = try Tool.run(
      "render", Self.basket, "--matrix", "--language", "en,de", "--appearance", "light,dark", "--format", "styles")
    let named = result.output.split(separator: "\n").filter { $0.contains("ight, ") || $0.contains("ark, ") }
    #expect(
      named.map { $0.prefix { $0 != ":" } } == ["light, en", "light, de", "dark, en", "dark, de"], "\(named)")
    // Colours are the same in both languages, so the dark German picture is compared with the light German one.
    #expect(named.last?.hasSuffix("differ from light, de") == true)
    #expect(result.output.contains("systemBlue #0A84FF"))
  }

  @Test func `Alone it shows what is worth a look, each by itself, and names what makes no difference`() throws {
    let result = try Tool.run("render", Self.basket, "--matrix")
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n").map(String.init)
    let names = lines.filter { $0.contains(": as ") || $0.contains(" lines differ from ") }
    let first = "iPhone 15, L, light, en"
    #expect(lines.first == first)
    #expect(
      names.map { String($0.prefix { $0 != ":" }) } == [
        "iPhone SE", "iPad", "AccessibilityXXXL", "dark", "ar", "de", "ko",
      ])
    #expect(names.contains("dark: as \(first)"))
    #expect(names.allSatisfy { $0.hasSuffix(first) })
    // A chosen device stays, the rest changes.
    let small = try Tool.run("render", Self.basket, "--matrix", "--device", "iPhone SE")
    #expect(small.output.hasPrefix("iPhone SE, L, light, en\n"))
    #expect(!small.output.contains("iPad"))
  }

  @Test func `Every scene has its own matrix, below its title`() throws {
    let result = try Tool.run(
      "render", "Fixtures/documents/lists.storyboard", "--matrix", "--device", "iPhone SE,iPad Pro (12.9-inch)")
    let titles = result.output.split(separator: "\n").filter { $0.hasPrefix("== ") }
    let plain = try Tool.run("render", "Fixtures/documents/lists.storyboard")
    #expect(titles == plain.output.split(separator: "\n").filter { $0.hasPrefix("== ") })
    #expect(titles.count > 1)
    #expect(result.output.components(separatedBy: "\niPhone SE\n\n").count == titles.count + 1)
    #expect(result.output.components(separatedBy: "\niPad Pro").count == titles.count + 1)
    // What is remarked is remarked once, however many pictures there are.
    let remarks = result.errors.split(separator: "\n")
    #expect(Set(remarks).count == remarks.count)
  }

  @Test func `Larger texts of styles that follow the user are seen, also without a matrix`() throws {
    let label = """
      <label text="Total" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lb0-Te-xt0">
      <rect key="frame" x="16" y="60" width="41" height="21"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </subviews><constraints>
      <constraint firstItem="lb0-Te-xt0" firstAttribute="top" secondItem="vw0-Ro-oot" secondAttribute="top" constant="60" id="c0"/>
      <constraint firstItem="lb0-Te-xt0" firstAttribute="leading" secondItem="vw0-Ro-oot" secondAttribute="leading" constant="16" id="c1"/>
      </constraints><subviews>
      """
    try withXib(label) { path in
      let result = try Tool.run("render", path, "--format", "layout", "--matrix", "--text-size", "L,AX5")
      #expect(result.output.hasPrefix("L\n\n"))
      // Body has 17 points at the usual text size and 53 at the largest.
      let name = "AccessibilityXXXL: "
      #expect(result.output.contains("\n\n\(name)") && !result.output.contains("\(name)as L"))
      let large = try Tool.run("render", path, "--format", "layout", "--text-size", "AX5")
      let usual = try Tool.run("render", path, "--format", "layout", "--metrics", "system")
      #expect(large.exitCode == 0 && large.output != usual.output)
    }
  }

  @Test func `What ends a scene's process stands in the picture's place, and the exit code is 1`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="vc0">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sc0"><objects><viewController id="vc0" sceneMemberID="viewController">
      <view key="view" id="vw0"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <connections><outlet property="box" destination="vw0" id="ou0"/></connections></viewController>
      </objects></scene></scenes></document>
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Matrix-\(UUID()).storyboard")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    let result = try Tool.run("render", file.path, "--matrix", "--appearance", "light,dark")
    #expect(result.exitCode == 1)
    #expect(result.output.hasPrefix("light\n\n\(file.path): "))
    #expect(result.output.contains("not key value coding-compliant for the key box"))
    #expect(result.output.hasSuffix("\n\ndark: as light\n"))
  }

  @Test(
    "What cannot be meant is a line with what to do, and exit code 2",
    arguments: [
      (["--device", "iPhone SE,iPad"], "plainview: `--device` has 2 values, add `--matrix` to compare them"),
      (
        ["--matrix", "--device", "Toaster"],
        "plainview: unknown device 'Toaster', take a product's name such as 'iPhone 15'; there are iPhone 4s, "
      ),
      (
        ["--matrix", "--device", "iPhone 15,iPhome 8"], "plainview: unknown device 'iPhome 8', did you mean 'iPhone 8'?"
      ),
      (
        ["--matrix", "--text-size", "huge"], "plainview: `--text-size` cannot be 'huge', take one of XS, S, M, L, XL, "
      ),
      (["--appearance", "dusk"], "plainview: `--appearance` cannot be 'dusk', take light or dark"),
      (
        ["--language", "klingon"],
        "plainview: `--language` takes a language's code such as ko or pt-BR, not 'klingon'"
      ),
      (["--matrix", "--format", "svg"], "plainview: `--matrix` compares lines, and svg has none to compare"),
      (["--matrix", "--format", "json"], "plainview: `--matrix` compares lines, and json has none to compare"),
      (["--matrix", "--canvas", "stored"], "plainview: `--matrix` needs `--canvas device`"),
      (["--language", "de", "--canvas", "stored"], "plainview: `--language` needs `--canvas device`"),
      (["--text-size", "XL", "--metrics", "recorded"], "plainview: `--text-size` needs `--metrics cells` or `system`"),
    ])
  func mistakes(_ options: [String], _ message: String) throws {
    let result = try Tool.run(["render", Self.basket] + options)
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `A language without texts is drawn as the document is, and said with those that there are`() throws {
    let result = try Tool.run("render", Self.basket, "--matrix", "--language", "en,fr")
    #expect(result.exitCode == 0)
    #expect(result.output.hasSuffix("\n\nfr: as en\n"))
    #expect(
      result.errors
        == "\(Self.basket):1:1: warning: no texts of the language 'fr' lie beside it, there are those of ar, de, ko\n")
  }

  private func withXib(_ inside: String, _ body: (String) throws -> Void) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="vw0-Ro-oot"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(inside)</subviews></view></objects></document>
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Matrix-\(UUID()).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    try body(file.path)
  }

  @Test func `W96 A text size changes the picture in cells too`() throws {
    let path = "Fixtures/documents/signup.storyboard"
    let usual = try Tool.run("render", path, "--metrics", "cells")
    let large = try Tool.run("render", path, "--metrics", "cells", "--text-size", "AX5")
    #expect(usual.exitCode == 0 && large.exitCode == 0)
    #expect(usual.output != large.output)
  }
}
