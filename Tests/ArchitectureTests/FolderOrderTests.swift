import Foundation
import Testing

/// The folders of `Sources/Graphics` have an order: each uses only itself and those before it.
@Suite struct FolderOrderTests {
  /// The folders from the lowest to the highest, as ARCHITECTURE.md lists them.
  private static let order = [
    "Geometry", "Devices", "Paths", "Fonts", "Appearance", "Documents", "Drawing", "Symbols",
  ]

  private struct Line {
    let file: String
    let number: Int
    let folder: String
    let code: String
  }

  @Test func `Graphics has the folders of the table, and each file is in one of them`() throws {
    let folders = try PackageStructure.files(below: "Sources/Graphics").filter { $0.hasSuffix(".swift") }
      .map(Self.folder)
    #expect(Set(folders) == Set(Self.order), "add the folder to the table here and to the list in ARCHITECTURE.md")
  }

  @Test func `ARCHITECTURE.md lists the folders of Graphics in the order of the table`() throws {
    let text = try String(
      contentsOf: PackageStructure.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let listed = text.matches(of: #/(?m)^\d+\. `(\w+)`: /#).map { String($0.output.1) }
    #expect(listed == Self.order)
  }

  @Test func `No folder of Graphics uses a name that a folder above it declares`() throws {
    let lines = try Self.lines()
    let folders = Self.foldersOfNames(lines)
    for line in lines {
      let level = try #require(Self.order.firstIndex(of: line.folder))
      for word in line.code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        guard let owner = folders[String(word)], let other = Self.order.firstIndex(of: owner), other > level else {
          continue
        }
        Issue.record(
          """
          \(line.file):\(line.number) uses \(word) of \(owner), which is above \(line.folder): \
          move what uses it into an extension in \(owner), or \(word) into \(line.folder)
          """)
      }
    }
  }

  private static func folder(of file: String) -> String { String(file.split(separator: "/")[2]) }

  /// The lines of all files without comments and without what is between quotation marks.
  private static func lines() throws -> [Line] {
    try PackageStructure.files(below: "Sources/Graphics").filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        let code = $1.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").components(separatedBy: "//")[0]
        return Line(file: file, number: $0 + 1, folder: folder(of: file), code: code)
      }
    }
  }

  /// The folder of each name that is declared at the top level of a file, and in one folder only.
  private static func foldersOfNames(_ lines: [Line]) -> [String: String] {
    let modifiers = #/(?:@[\w.]+(?:\([^)]*\))? )*(?:(?:public|package|open|final|indirect|nonisolated) )*/#
    let declaration = #/(?:class|struct|enum|protocol|typealias|func|let|var) `?(\w+)/#
    var folders: [String: Set<String>] = [:]
    for line in lines {
      let start = line.code.prefixMatch(of: modifiers)?.range.upperBound ?? line.code.startIndex
      guard let found = line.code[start...].prefixMatch(of: declaration) else { continue }
      folders[String(found.output.1), default: []].insert(line.folder)
    }
    return folders.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}
