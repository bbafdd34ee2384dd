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

  @Test func `Half of the source files have at most 100 lines`() throws {
    let lengths = try PackageStructure.files(below: "Sources").filter { $0.hasSuffix(".swift") }.map { file in
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    let short = lengths.count { $0 <= 100 }
    #expect(
      short * 2 >= lengths.count, "\(short) of \(lengths.count) files have at most 100 lines: split long ones by aspect"
    )
  }

  @Test func `Every public declaration has a sentence`() throws {
    var documented = 0
    for file in try PackageStructure.files(below: "Sources") where file.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      for declaration in PublicDeclarations(of: text).all {
        #expect(
          declaration.isDocumented,
          "\(file):\(declaration.line): \(declaration.text) has no sentence: write one with /// above its attributes")
        documented += 1
      }
    }
    #expect(documented > 17_000)
  }

  @Test func `Declarations without a sentence are found, those of others are not asked for`() {
    let source = """
      /// A type.
      @preconcurrency
      @MainActor public protocol Painter: AnyObject {
        var color: Int { get }
        /// A requirement.
        func paint()
      }

      /// Kinds.
      public enum Kind: String, CodingKey {
        case first
        /// The second.
        case second
        private enum CodingKeys: String, CodingKey { case other }
      }

      @available(*, deprecated)
      /// A comment behind an attribute belongs to nothing.
      public final class Shape: Base {
        /// - Parameter side: A list without a sentence.
        public init(side: Int) {
          let text = \"\"\"
            public var inside: Int
            \"\"\"
        }

        public override func draw() {}
        public required init?(coder: NSCoder) { nil }
        /// A number.
        open private(set) var count = 0
        func helper() {}
        #if DEBUG
          public nonisolated(unsafe) static var shared: Shape?
        #endif

        /// A comment that a blank line separates.

        public class func make() -> Shape { Shape(side: 1) }
      }

      public extension Shape {
        func scaled() {}
        private func hidden() {}
      }
      extension Shape {
        func internalOnly() {}
        public static func == (one: Shape, other: Shape) -> Bool { true }
      }
      """
    let found = PublicDeclarations(of: source).all
    #expect(found.filter(\.isDocumented).map(\.line) == [3, 6, 10, 13, 30])
    #expect(found.filter { !$0.isDocumented }.map(\.line) == [4, 11, 19, 21, 28, 33, 38, 42, 47])
  }

  /// Generated tables are as long as their data.
  private static let tables: Set<String> = [
    "Sources/Graphics/Fonts/CellWidthTable.swift", "Sources/Graphics/Fonts/Widths/FontTables.swift",
  ]
}
