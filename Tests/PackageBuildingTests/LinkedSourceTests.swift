import Foundation
import PlainviewPackageBuilding
import Testing

/// What the compiler sees of sources that are links to those of a project.
@Suite final class LinkedSourceTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("linked-\(UUID().uuidString)").path
    for name in ["App \"ü\"", "Links", ".build/plainview"] {
      try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The text for a source that is a link.
  private func text(_ bytes: [UInt8], named name: String = "Form.swift") throws -> String {
    let original = folder + "/App \"ü\"/" + name
    let link = folder + "/Links/" + (name == "main.swift" ? name : "Form_.swift")
    try Data(bytes).write(to: URL(fileURLWithPath: original))
    try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: original)
    var overlay = SourceOverlay(
      of: [PackageGraph.Target(name: "App", type: "executable", files: [link])], scratch: folder + "/.build",
      folder: folder + "/.build/plainview", originals: [link: original])
    try overlay.update()
    let texts = try FileManager.default.contentsOfDirectory(atPath: folder + "/.build/plainview/rewritten")
    try #require(texts.count == 1)
    let found = try String(contentsOfFile: folder + "/.build/plainview/rewritten/" + texts[0], encoding: .utf8)
    return found.replacing(folder, with: "")
  }

  @Test(arguments: [
    ("//\n//  Form.swift\nlet a = 1\n", "\n//  Form.swift\nlet a = 1\n"), ("\nlet a = 1\n", "\nlet a = 1\n"),
    ("\t// by me\r\nlet a = 1\r\n", "\nlet a = 1\r\n"),
  ]) func `The place of the original stands where a line is free`(text: String, rest: String) throws {
    #expect(try self.text(Array(text.utf8)) == #"#sourceLocation(file: "/App \"ü\"/Form.swift", line: 2)"# + rest)
  }

  @Test(arguments: ["let a = 1\n", "/// What\nlet a = 1\n", "/* long\n*/ let a = 1\n", "", "// all"])
  func `Elsewhere it has a line of its own`(text: String) throws {
    #expect(
      try self.text(Array(text.utf8)) == #"#sourceLocation(file: "/App \"ü\"/Form.swift", line: 1)"# + "\n" + text)
  }

  @Test func `A byte order mark does not come behind the place`() throws {
    #expect(try text([0xEF, 0xBB, 0xBF] + Array("let a = 1".utf8)).hasSuffix("line: 1)\nlet a = 1"))
  }

  @Test func `The main source keeps its place`() throws {
    #expect(try text(Array("//\nlet a = 1\n".utf8), named: "main.swift") == "//\nlet a = 1\n")
  }

  @Test func `A project's sources are in no package`() throws {
    let text = "let a = 1\n  #if SWIFT_PACKAGE && DEBUG // SWIFT_PACKAGE\nlet b = \"SWIFT_PACKAGE\"\n#endif\n"
    let result = try self.text(Array(text.utf8))
    #expect(result.contains("\n  #if _NO_PACKAGE__ && DEBUG "))
    #expect(result.contains("let b = \"SWIFT_PACKAGE\"\n#endif"))
  }

  @Test func `A rewritten source has the place too`() throws {
    let text = try text(Array("// Form\nimport UIKit\nclass Form: UIView { @objc func tapped() {} }\n".utf8))
    #expect(text.hasPrefix(#"#sourceLocation(file: "/App \"ü\"/Form.swift", line: 2)"# + "\n"))
    #expect(text.contains("\"tapped\""))
    #expect(!text.contains("@objc"))
  }

  @Test func `A program says where its Info.plist lies`() throws {
    let source = folder + "/App \"ü\"/App.swift"
    try Data("import UIKit\n@main class D: UIResponder, UIApplicationDelegate {}\n".utf8)
      .write(to: URL(fileURLWithPath: source))
    var overlay = SourceOverlay(
      of: [
        PackageGraph.Target(name: "App", type: "executable", files: [source], appFolder: folder + "/App \"ü\"")
      ], scratch: folder + "/.build", folder: folder + "/.build/plainview")
    try overlay.update()
    let texts = try FileManager.default.contentsOfDirectory(atPath: folder + "/.build/plainview/rewritten")
    let text = try String(
      contentsOfFile: folder + "/.build/plainview/rewritten/" + (try #require(texts.first)), encoding: .utf8)
    #expect(
      text.contains(
        #"= { __UIKitRuntime.bundle(String(#fileID.prefix { $0 != "/" }), ""# + folder + #"/App \"ü\"", isApp: true) }"#
      ))
  }
}
