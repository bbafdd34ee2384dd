import Foundation
import Testing

/// The folders of a target have an order: each uses only itself and those before it.
@Suite struct FolderOrderTests {
  /// The targets whose folders have an order, and their folders from the lowest to the highest, as ARCHITECTURE.md lists
  /// them.
  private static let orders = [
    "Runtime": [
      "Output", "Input", "Values", "Names", "Replacing", "Process", "Edges", "Objects", "Bundles", "Defaults",
      "Localization", "Clock",
    ],
    "Layout": ["Solver", "Constraints", "Engine", "Diagnostics", "VisualFormat"],
    "TargetAction": [
      "Selectors", "Keys", "Messages", "Collections", "Corrections", "Observing", "Undo", "Predicates", "Sorting",
      "Strings",
    ],
    "Graphics": ["Geometry", "Devices", "Paths", "Fonts", "Appearance", "Documents", "Drawing", "Symbols"],
    "UIKitCore": [
      "Edges", "Detection", "Formatters", "Values", "Classes", "Time", "Traits", "Layout", "Construction", "Layers",
      "Animation", "Views", "Recognition", "TextInput", "Keyboard", "Events", "Accessibility", "Controllers",
      "Application",
    ],
    "Widgets": [
      "Values", "Appearance", "Labels", "Images", "Effects", "Interactions", "Controls", "Containers", "Scrolling",
      "Menus", "Text", "Content", "Search", "Bars", "Controllers", "Web", "Construction",
    ],
    "Lists": [
      "Values", "Cells", "Diffable", "Swipes", "Tables", "Collections", "Dynamics", "Selections", "Delegates",
      "Construction",
    ],
    "Snapshot": [
      "Files", "Differences", "Redaction", "Wiring", "Facts", "Painting", "Strategies", "Comparison", "Recording",
    ],
    "InterfaceBuilder": ["Files", "Document", "Instantiation", "Connections"],
    "Scripting": ["Texts", "Matching", "Reading", "Values", "Running", "Library"],
    "UIAutomation": [
      "Values", "Coverage", "Elements", "Application", "Failures", "Flows", "Tracing", "Steps", "Monkey", "Checking",
    ],
    "Commands": ["Output", "App", "Audit", "Play", "Commands", "Program"],
    "SnapKitCompatibility": ["Relating", "Constraints", "Making", "Access"],
    "SourceRewriting": ["Naming", "Lexing", "Declarations", "Scanning", "Generating", "Rewriting"],
    "XcodeProjects": ["Paths", "PropertyList", "Settings", "Project", "Scan", "Plan", "Writing"],
    "PackageBuilding": ["Files", "Graph", "Library", "Overlays", "Editor", "Projects", "Running"],
  ]

  static let targets = orders.keys.sorted()

  private struct Line {
    let file: String
    let number: Int
    let folder: String
    let code: String
  }

  /// Where a name is declared: its folders, and for a type inside of another one the names of that one.
  private struct Home {
    var folders: Set<String> = []
    var owners: Set<String> = []

    /// Whether the name may stand for this declaration: behind a point only a type that stands in the one before it.
    func isMeant(behind owner: String?) -> Bool { owner.map { owners.contains($0) } ?? true }
  }

  @Test(arguments: targets)
  func `The table has the folders of the target, and each file is in one of them`(_ target: String) throws {
    let folders = try Self.files(of: target).map(Self.folder)
    #expect(
      Set(folders) == Set(Self.orders[target] ?? []),
      "add the folder to the table here and to the list in ARCHITECTURE.md")
  }

  @Test(arguments: targets)
  func `ARCHITECTURE.md lists the folders of the target in the order of the table`(_ target: String) throws {
    let text = try String(
      contentsOf: PackageStructure.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let start = try #require(text.range(of: "*The order inside of `\(target)`.*"))
    let list = text[start.upperBound...].split(separator: "\n")
      .drop { !$0.hasPrefix("1. ") }.prefix { $0.first?.isNumber ?? false || $0.hasPrefix("   ") }
    let listed = list.compactMap { $0.firstMatch(of: #/^\d+\. `(\w+)`: /#).map { String($0.output.1) } }
    #expect(listed == Self.orders[target])
  }

  @Test(arguments: targets)
  func `No folder uses a name that a folder above it declares`(_ target: String) throws {
    let order = try #require(Self.orders[target])
    let lines = try Self.lines(of: target)
    let homes = Self.homes(lines)
    for line in lines {
      let level = try #require(order.firstIndex(of: line.folder))
      for (word, owner) in Self.words(line.code) {
        guard let home = homes[word], home.isMeant(behind: owner), let above = home.folders.first,
          let other = order.firstIndex(of: above), other > level
        else { continue }
        Issue.record(
          """
          \(line.file):\(line.number) uses \(word) of \(above), which is above \(line.folder): \
          move what uses it into an extension in \(above), or \(word) into \(line.folder)
          """)
      }
    }
  }

  @Test func `Comments and texts are no code, interpolations are`() {
    let source = ##"""
      let a = Low("High // \(Middle("High")) High") // High
      /* High /* High */
      High */ let b = #"High \(High) \#(Middle)"#
      let c = """
        High "High" \(Middle)
        """ + Low
      """##
    let words = CodeLines(of: source).lines.map { Self.words($0).map(\.word) }
    #expect(words == [["let", "a", "Low", "Middle"], [], ["let", "b", "Middle"], ["let", "c"], ["Middle"], ["Low"]])
  }

  private static func files(of target: String) throws -> [String] {
    try PackageStructure.files(below: "Sources/" + target).filter { $0.hasSuffix(".swift") }
  }

  private static func folder(of file: String) -> String { String(file.split(separator: "/")[2]) }

  private static func lines(of target: String) throws -> [Line] {
    try files(of: target).flatMap { file in
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      return CodeLines(of: text).lines.enumerated().map {
        Line(file: file, number: $0 + 1, folder: folder(of: file), code: $1)
      }
    }
  }

  /// The words of a line of code; for one behind a point also the word before the point, if one is there.
  private static func words(_ code: String) -> [(word: String, owner: String?)] {
    var words: [(word: String, owner: String?)] = []
    var last: Substring = ""
    for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      var owner: String?
      if word.startIndex > code.startIndex, code[code.index(before: word.startIndex)] == "." {
        let between = code[last.endIndex..<word.startIndex]
        owner = !last.isEmpty && [".", "?.", "!."].contains(between) ? String(last) : ""
      }
      words.append((String(word), owner))
      last = word
    }
    return words
  }

  /// The names that are declared in one folder only: at the top level, and types that stand directly in other types.
  ///
  /// Methods and properties have no order: the classes' bodies call the files of their aspects.
  private static func homes(_ lines: [Line]) -> [String: Home] {
    let modifiers =
      #/ *(?:@[\w.]+(?:\([^)]*\))? )*(?:(?:public|package|internal|open|final|indirect|nonisolated|weak) )*/#
    let declaration = #/(class|struct|enum|protocol|actor|typealias|extension|func|let|var) `?([\w.]+)/#
    let values: Set<Substring> = ["func", "let", "var"]
    var tops: [String: Home] = [:]
    var nested: [String: Home] = [:]
    var owner = ""
    for line in lines {
      let indentation = line.code.prefix { $0 == " " }.count
      guard indentation == 0 || indentation == 2 else { continue }
      let start = line.code.prefixMatch(of: modifiers)?.range.upperBound ?? line.code.startIndex
      guard let found = line.code[start...].prefixMatch(of: declaration) else { continue }
      let (kind, name) = (found.output.1, String(found.output.2))
      if indentation == 0 {
        if !values.contains(kind) { owner = String(name.split(separator: ".").last ?? "") }
        if kind != "extension" { tops[name, default: Home()].folders.insert(line.folder) }
      } else if !values.contains(kind), kind != "extension", name.first?.isUppercase ?? false {
        nested[name, default: Home()].folders.insert(line.folder)
        nested[name, default: Home()].owners.insert(owner)
      }
    }
    return nested.merging(tops) { $1 }.filter { $0.value.folders.count == 1 }
  }
}
