import Foundation
import Testing

/// The dependency direction: manifest, imports and the table in ARCHITECTURE.md say the same.
@Suite struct ImportTests {
  /// Modules of the toolchain that a folder may use besides what the table lists.
  private let toolchain: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "Synchronization", "Testing", "XCTest", "Glibc", "Runtime",
  ]

  /// Targets whose functions are called by symbols, and by whom: their imports are not to reach others (see `CallTrace`).
  private let linked: [String: Set<String>] = ["PlainviewXCTest": ["PlainviewCallLines"]]

  @Test func `Every target imports exactly what the manifest declares for it`() throws {
    for target in try PackageStructure.targets() where target.path.hasPrefix("Sources/") {
      let imported = try PackageStructure.imports(below: target.path).subtracting(toolchain)
        .union(linked[target.name] ?? [])
      let declared = Set(target.target_dependencies ?? [])
      #expect(imported == declared, "\(target.name): imports and dependencies differ")
    }
  }

  @Test func `The table in ARCHITECTURE.md lists the dependencies of every target, lower ones first`() throws {
    let rows = try table()
    let targets = try PackageStructure.targets().filter { $0.path.hasPrefix("Sources/") }
    #expect(Set(rows.map(\.folder)) == Set(targets.map { folder($0.path) }))
    var above: Set<String> = []
    for row in rows {
      let target = try #require(targets.first { folder($0.path) == row.folder })
      let declared = Set((target.target_dependencies ?? []).map { $0.replacing("Plainview", with: "") })
      #expect(row.mayImport == declared, "\(row.folder): the table and the manifest differ")
      #expect(row.mayImport.isSubset(of: above), "\(row.folder) imports something below it in the table")
      above.insert(row.folder.split(separator: "/").last.map(String.init) ?? row.folder)
    }
  }

  @Test func `A file that overrides a view's member for our targets imports its declaration publicly`() throws {
    for file in try PackageStructure.files(below: "Sources") where file.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      guard !file.hasPrefix("Sources/UIKitCore/"), text.contains(/@_spi\(Plainview\) (?:open|public) override/) else {
        continue
      }
      #expect(
        text.contains("@_spi(Plainview) public import PlainviewUIKitCore"),
        """
        \(file) overrides a member with @_spi: others find the members of its class at wrong offsets; \
        write `@_spi(Plainview) public import PlainviewUIKitCore`
        """)
    }
  }

  private func folder(_ path: String) -> String { String(path.dropFirst("Sources/".count)) }

  private struct Row {
    let folder: String
    let mayImport: Set<String>
  }

  /// The rows of the table whose first column is a folder in backticks: folder, what it is, what it imports.
  private func table() throws -> [Row] {
    let text = try String(
      contentsOf: PackageStructure.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 3, columns[0].hasPrefix("`"), columns[0].hasSuffix("`") else { return nil }
      let names = columns[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(
        folder: columns[0].trimmingCharacters(in: ["`"]), mayImport: Set(names.filter { $0 != "nothing" }))
    }
  }
}
