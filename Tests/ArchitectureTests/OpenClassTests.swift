import Foundation
import Testing

/// The nested package `Tests/Unchanged` has a subclass with a deinitializer for every class that apps can subclass.
@Suite struct OpenClassTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let modules = [
    "Layout", "TargetAction", "Graphics", "UIKitCore", "Gestures", "Widgets", "Lists", "InterfaceBuilder",
  ]

  /// The last parts of the names that the sources declare as open classes.
  private func declared() throws -> [String] {
    let pattern = /^ *(?:@\S+ )*open class (?!func |var )`?(\w+)/.anchorsMatchLineEndings()
    var names: [String] = []
    for module in Self.modules {
      let folder = Self.root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        names += try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map { String($0.1) }
      }
    }
    return names.sorted()
  }

  @Test func everyOpenClassHasASubclassWithADeinitializer_W1() throws {
    let file = Self.root.appendingPathComponent("Tests/Unchanged/Patterns/EveryOpenClass.swift")
    let listed = try String(contentsOf: file, encoding: .utf8).matches(of: /\n  deinit { Ended\.note\("([\w.]+)"\) }/)
      .map { String($0.1.split(separator: ".").last ?? "") }
    #expect(try declared() == listed.sorted(), "run Scripts/generate-open-classes.py")
  }

  @Test func noTestWritesAnIsolatedDeinitializer_W1() throws {
    let folder = Self.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [String] = []
    while let file = files?.nextObject() as? URL {
      // The pattern that is tested there is the one that is forbidden elsewhere.
      guard file.pathExtension == "swift", !file.path.contains("Tests/Unchanged/"), file.path != #filePath else {
        continue
      }
      if try String(contentsOf: file, encoding: .utf8).contains("isolated" + " deinit") {
        found.append(file.lastPathComponent)
      }
    }
    #expect(found.isEmpty)
  }
}
