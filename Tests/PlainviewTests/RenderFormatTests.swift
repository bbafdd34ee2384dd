import Foundation
import Testing

/// What `render` prints besides pictures of plain text, and what it hides.
@Suite struct RenderFormatTests {
  private func render(_ options: String...) throws -> String {
    let result = try Tool.run(["render", "Fixtures/SignUp/SignUp.storyboard", "--scene", "SignUp"] + options)
    #expect(result.exitCode == 0)
    return result.output
  }

  @Test func `Without its sequences the coloured picture is the unicode one`() throws {
    let colored = try render("--format", "ansi", "--color", "always")
    #expect(colored.contains("\u{1B}[1;38;2;255;255;255;48;2;0;122;255mSign\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == (try render("--format", "unicode")))
    #expect(try render("--format", "ansi", "--color", "never") == render("--format", "unicode"))
  }

  @Test func `An image is XML, layout and what is read aloud are lines`() throws {
    let image = try render("--format", "svg")
    let picture = Tool.root.appendingPathComponent("Fixtures/SignUp/SignUp.svg")
    #expect(try image == String(contentsOf: picture, encoding: .utf8), "write it with plainview render --format svg")
    #expect(image.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && image.hasSuffix("</svg>\n"))
    #expect(try render("--format", "layout").contains("\n      top == superview.safeArea.top + 24\n"))
    #expect(try render("--format", "accessibility").contains("\"Sign up\", button\n"))
    #expect(try render("--format", "styles").contains("a  placeholderText #3C3C43 30%\n"))
  }

  @Test func `Several formats are sections of one text`() throws {
    let text = try render("--format", "accessibility", "--format", "wiring")
    #expect(text.hasPrefix("== accessibility ==\n"))
    #expect(text.contains("\n\n== wiring ==\n"))
  }

  @Test func `The texts of views with an identifier are hidden`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Redacted-\(UUID()).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.document.write(to: file, atomically: true, encoding: .utf8)
    for format in ["ascii", "json", "svg", "hierarchy", "accessibility"] {
      let open = try Tool.run("render", file.path, "--format", format)
      let closed = try Tool.run("render", file.path, "--format", format, "--redact", "clock")
      #expect(open.output.contains("12:34") && open.output.contains("Kim"), "\(format)")
      #expect(!closed.output.contains("12:34") && closed.output.contains("Kim"), "\(format)")
    }
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="vw0-Ro-oot">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <label text="12:34" id="lb0-Cl-ock">
              <rect key="frame" x="16" y="16" width="80" height="16"/>
              <accessibility key="accessibilityConfiguration" identifier="clock"/>
            </label>
            <label text="Kim" id="lb1-Na-me0">
              <rect key="frame" x="16" y="48" width="80" height="16"/>
            </label>
          </subviews>
        </view>
      </objects>
    </document>
    """

  @Test func `W95 The xib of a cell is a picture of the cell, as high as the document says`() throws {
    let result = try Tool.run("render", "Fixtures/documents/tripcell.xib")
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    #expect(result.output == "\n\n  Lisbon\n\n")
    let image = try Tool.run("render", "Fixtures/documents/tripcell.xib", "--format", "svg").output
    #expect(image.contains("width=\"393\" height=\"64\""))
  }
}
