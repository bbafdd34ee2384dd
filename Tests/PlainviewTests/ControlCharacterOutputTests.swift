import Foundation
import Testing

/// Control characters of documents, flows, goldens and arguments reach no output of the program as they are (H10).
@Suite struct ControlCharacterOutputTests {
  /// What XML allows of DEL, C1, the separators of lines and paragraphs, and the characters of the bidirectional
  /// algorithm. C0 is refused in documents, and sent through the strategies and reports by tests of their own.
  private static let controls = [0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069]
    .flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

  /// All of them in one text, with what a CI system would obey behind each.
  private static let text = controls.map { "\(Character($0))::error::" }.joined()

  private let folder: URL

  /// A document, a flow on it and two texts with the characters wherever a text is possible.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = Self.text
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
        useAutolayout="YES" initialViewController="a">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <viewController id="a" storyboardIdentifier="a\(text)" title="q\(text)" customClass="C\(text)"
        sceneMemberID="viewController"><view key="view" id="root"><subviews>
      <label text="\(text)" id="l\(text)" customClass="X\(text)"><rect key="frame" x="20" y="100" width="300" height="21"/>
        <accessibility key="accessibilityConfiguration" identifier="i\(text)" hint="h\(text)" label="a\(text)"/></label>
      <button id="b"><rect key="frame" x="20" y="200" width="300" height="40"/>
        <state key="normal" title="t\(text)"/><connections>
        <action selector="go\(text)" destination="a" eventType="touchUpInside" id="action"/>
        <segue destination="z\(text)" kind="show" identifier="s\(text)" id="segue"/></connections></button>
      <textField id="f" placeholder="p\(text)" text="v\(text)"><rect key="frame" x="20" y="300" width="300" height="34"/>
        </textField>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    try write(document, to: "a.storyboard")
    let other = document.replacing("title=\"t", with: "title=\"u").replacing("y=\"100\"", with: "y=\"130\"")
    try write(other, to: "b.storyboard")
    let escaped = Self.controls.map { "\\u" + String(0x10000 + $0.value, radix: 16).dropFirst() + "::error::" }.joined()
    try write(
      """
      appId: a.b
      name: "\(escaped)"
      plainview: {document: a.storyboard}
      env: {KEY: "\(escaped)"}
      ---
      - launchApp
      - evalScript: "${console.log('\(escaped)')}"
      - tapOn: {text: "\(escaped)", label: "\(escaped)"}
      """, to: "a.yaml")
    try write("a\(text)\nx\n", to: "a.txt")
    try write("b\(text)\ny\(text)\n", to: "b.txt")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// Command lines; files are those of the folder, and `TEXT` is the text with all characters.
  private static let commands: [String] =
    ["ascii", "unicode", "ansi", "styles", "hierarchy", "layout", "wiring", "accessibility", "json", "svg"].map {
      "render a.storyboard --format \($0)"
    } + ["text", "mermaid", "dot"].map { "wiring a.storyboard --format \($0)" }
    + ["text", "mermaid", "json"].map { "trace a.storyboard --tap 100,210 --format \($0)" }
    + ["text", "json", "github"].flatMap {
      ["check a.storyboard a.yaml --format \($0)", "verify a.storyboard --format \($0)"]
    }
    + ["words", "unified", "side-by-side"].flatMap {
      ["diff a.txt b.txt --color never --format \($0)", "diff a.storyboard b.storyboard --format \($0)"]
    } + ["junit", "json", "github", "html", "summary"].map { "test a.yaml --format \($0)" }
    + [
      "tree a.storyboard", "tree a.storyboard --all", "find a.storyboard .*", "find a.storyboard TEXT",
      "explain a.storyboard --tap 100,110", "explain a.storyboard --tap TEXT", "explain a.storyboard --frame TEXT",
      "test a.yaml", "test a.yaml --frames", "test a.yaml --wiring-coverage", "test a.yaml --filmstrip /dev/stdout",
      "trace a.storyboard --tap 100,210 --html /dev/stdout", "gallery a.storyboard a.txt --output /dev/stdout",
      "monkey a.storyboard --steps 20", "render TEXT", "render a.storyboard --scene TEXT", "render --TEXT", "TEXT",
      "tree a.storyboard --device TEXT", "test a.yaml -e x=TEXT",
    ]

  @Test(arguments: commands)
  func `H10 no command lets a control character through, nor begins a line with a command of CI`(command: String) throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["a.storyboard", "b.storyboard", "a.yaml", "a.txt", "b.txt"]
    let arguments = command.split(separator: " ").map { argument -> String in
      names.contains(String(argument))
        ? folder.path + "/" + argument : String(argument).replacing("TEXT", with: Self.text)
    }
    let result = try Tool.run(arguments)
    #expect([0, 1, 2, 4].contains(result.exitCode))
    // The program's own colours are no text of others.
    let output = (result.output + result.errors).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(!output.isEmpty)
    // Pictures keep their columns with U+200E.
    let raw = output.unicodeScalars.filter {
      Self.controls.contains($0) && $0.value != 0x200E || $0.value < 0x20 && $0 != "\n"
    }
    #expect(raw.isEmpty, "U+\(String(raw.first?.value ?? 0, radix: 16))")
    let lines = output.split(separator: "\n").map { line in line.drop { $0.isWhitespace } }
    if !command.hasSuffix("github") { #expect(!lines.contains { $0.hasPrefix("::") }) }
  }
}
