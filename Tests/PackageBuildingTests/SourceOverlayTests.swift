import Foundation
import PlainviewPackageBuilding
import Testing

/// What the compiler sees in place of a package's sources.
@Suite final class SourceOverlayTests {
  private let folder: String
  private let source: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("overlay-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder + "/Sources/Über uns", withIntermediateDirectories: true)
    source = folder + "/Sources/Über uns/Form.swift"
    try write(
      """
      import UIKit
      class Form: UIView {
        @objc func tapped(_ sender: UIButton) {}
      }
      """, to: source)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func updated(_ files: [String]) throws -> SourceOverlay {
    let target = PackageGraph.Target(name: "Form", type: "regular", files: files)
    var overlay = SourceOverlay(of: [target], scratch: folder + "/.build", folder: folder + "/.build/plainview")
    try FileManager.default.createDirectory(
      atPath: folder + "/.build/plainview", withIntermediateDirectories: true)
    try overlay.update()
    return overlay
  }

  private struct Description: Decodable {
    struct Root: Decodable {
      let name: String
      let contents: String

      enum CodingKeys: String, CodingKey {
        case name
        case contents = "external-contents"
      }
    }
    let roots: [Root]
  }

  private func roots(_ overlay: SourceOverlay) throws -> [String: String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: overlay.path))
    let roots = try JSONDecoder().decode(Description.self, from: data).roots
    return Dictionary(uniqueKeysWithValues: roots.map { ($0.name, $0.contents) })
  }

  @Test func `A bundle is there for catalogs that the manifest does not name`() throws {
    let file = folder + "/Sources/Bundles.swift"
    try write("import Foundation\nlet all = Bundle.module\n", to: file)
    try FileManager.default.createDirectory(
      atPath: folder + "/.build/plainview", withIntermediateDirectories: true)
    func text(_ resources: String?) throws -> String? {
      let target = PackageGraph.Target(name: "Kit", type: "regular", files: [file], resourceFolder: resources)
      var overlay = SourceOverlay(
        of: [target], scratch: folder + "/.build", folder: folder + "/.build/plainview-\(resources ?? "")")
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: overlay.path).deletingLastPathComponent().path, withIntermediateDirectories: true)
      try overlay.update()
      return try roots(overlay)[file].map { try String(contentsOfFile: $0, encoding: .utf8) }
    }
    #expect(try text(nil) == nil)
    #expect(try text("/Kit")?.contains("static var module: Bundle { Bundle(path: \"/Kit\") ?? .main }") == true)
  }

  @Test func `An app is rewritten when its first test comes`() throws {
    let app = folder + "/Sources/App.swift"
    let test = folder + "/Tests.swift"
    try write("import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n", to: app)
    try write("import XCTest\n", to: test)
    try FileManager.default.createDirectory(
      atPath: folder + "/.build/plainview", withIntermediateDirectories: true)
    func text(_ targets: [PackageGraph.Target]) throws -> String {
      var overlay = SourceOverlay(of: targets, scratch: folder + "/.build", folder: folder + "/.build/plainview")
      try overlay.update()
      return try String(contentsOfFile: roots(overlay)[app] ?? app, encoding: .utf8)
    }
    let target = PackageGraph.Target(name: "App", type: "executable", files: [app])
    #expect(try !text([target]).contains("__AppUnderTest"))
    #expect(try text([target, .init(name: "AppTests", type: "test", files: [test])]).contains("__AppUnderTest"))
  }

  @Test func `A rewritten text lies over the original, which stays as it is`() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: source))
    let plain = folder + "/Sources/Plain.swift"
    try write("struct Plain {}\n", to: plain)
    let roots = try roots(updated([source, plain]))
    #expect(Array(roots.keys) == [source])
    let text = try String(contentsOfFile: try #require(roots[source]), encoding: .utf8)
    #expect(!text.contains("@objc") && text.contains("\"tapped:\""))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(try Data(contentsOf: URL(fileURLWithPath: source)) == before)
  }

  @Test func `Nothing is read when nothing has changed, and what has changed is rewritten anew`() throws {
    let first = try updated([source])
    #expect(first.filesRead == 1)
    #expect(try updated([source]).filesRead == 0)
    try write("import UIKit\nclass Form: UIView { @objc func pressed() {} }\n", to: source)
    let second = try updated([source])
    #expect(second.filesRead == 1)
    let text = try String(contentsOfFile: try #require(try roots(second)[source]), encoding: .utf8)
    #expect(text.contains("\"pressed\""))
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder + "/.build/plainview/rewritten")
    #expect(kept.count == 1)
  }

  @Test func `The library's modules that the rewriting imports are known, also when nothing has changed`() throws {
    #expect(try updated([source]).libraryModules.isEmpty)
    let other = folder + "/Sources/Über uns/Blur.swift"
    try write("import UIKit\nclass Blur: UIView { let filter = CIFilter(name: \"CIGaussianBlur\") }\n", to: other)
    for _ in 0..<2 { #expect(try updated([source, other]).libraryModules == ["CoreImage"]) }
    try write("import UIKit\nimport MapKit\nclass Blur: UIView { @objc func blur() {} }\n", to: other)
    #expect(try updated([source, other]).libraryModules == ["MapKit"])
    #expect(try updated([source]).libraryModules.isEmpty)
  }

  @Test func `A file that is gone is gone from the overlay`() throws {
    let other = folder + "/Sources/Über uns/Other.swift"
    try write("import UIKit\nclass Other: UIView { @objc func pressed() {} }\n", to: other)
    #expect(try roots(updated([source, other])).count == 2)
    try FileManager.default.removeItem(atPath: other)
    #expect(try Array(roots(updated([source])).keys) == [source])
  }

  @Test func `A damaged memory is as none`() throws {
    _ = try updated([source])
    try write("{", to: folder + "/.build/plainview/rewritten.json")
    #expect(try updated([source]).filesRead == 1)
  }

  @Test func `Sources are found behind links, but not round a circle`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/Sources/loop", withDestinationPath: folder + "/Sources")
    try FileManager.default.createDirectory(atPath: folder + "/Elsewhere", withIntermediateDirectories: true)
    try write("struct Linked {}\n", to: folder + "/Elsewhere/Linked.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/Sources/linked", withDestinationPath: folder + "/Elsewhere")
    #expect(
      SourceFiles.below(folder + "/Sources") == [folder + "/Sources/linked/Linked.swift", source].sorted())
  }
}

@Suite struct ContentHashTests {
  private func text(_ parts: [String]) -> String {
    var hash = ContentHash()
    for part in parts { hash.add(part) }
    return hash.text
  }

  @Test func `Other contents have other numbers, of one length`() {
    let texts = [[""], ["a"], ["b"], ["ab"], ["a", "b"], ["b", "a"], []].map(text)
    #expect(Set(texts).count == texts.count)
    #expect(texts.allSatisfy { $0.count == 32 })
    #expect(text(["a", "b"]) == text(["a", "b"]))
  }
}
