import Foundation
import Testing

/// The pages that say where a line belongs stay true.
@Suite struct DocumentationTests {
  @Test(arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md", "FLOWS.md", "GALLERY.md", "README.md"])
  func `Every file and folder that a page names exists`(_ page: String) throws {
    let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(page), encoding: .utf8)
    var checked = 0
    for match in text.matches(of: /`((?:Sources|Tests|Fixtures|Scripts|Benchmarks|\.ci)\/[A-Za-z0-9_.\/+-]*)`/) {
      let path = String(match.1)
      let url = PackageStructure.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(page) names \(path), which does not exist")
      checked += 1
    }
    #expect(checked > 0)
  }

  @Test func `No source file is longer than 400 lines`() throws {
    for file in try PackageStructure.files(below: "Sources") where file.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 400 || Self.tables.contains(file), "\(file) has \(lines) lines: split it by aspect")
    }
  }

  @Test func `Every public declaration has a sentence`() throws {
    var documented = 0
    for file in try PackageStructure.files(below: "Sources") where file.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      for declaration in PublicDeclarations(of: text).all {
        #expect(declaration.isDocumented, "\(file):\(declaration.line): \(declaration.text)")
        documented += 1
      }
    }
    #expect(documented > 10_000)
  }

  /// Generated tables are as long as their data.
  private static let tables: Set<String> = [
    "Sources/Graphics/Fonts/CellWidthTable.swift", "Sources/Graphics/Fonts/Widths/FontTables.swift",
  ]
}
