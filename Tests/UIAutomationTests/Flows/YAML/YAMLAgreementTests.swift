import Foundation
import PlainviewUIAutomation
import Testing

/// What another reader makes of the same texts: run by Scripts/check-yaml-against-pyyaml.py, which writes the cases.
@Suite struct YAMLAgreementTests {
  struct Case: Decodable {
    let text: String
    /// True if the text is a damaged one, which either reader may refuse.
    let changed: Bool
    /// Nil if the other reader refuses the text.
    let documents: [Meaning]?
  }

  private static let path = ProcessInfo.processInfo.environment["PLAINVIEW_YAML_CASES"]

  @Test("Both readers read the same", .enabled(if: path != nil, "needs the cases that the script writes"))
  func agreement() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: try #require(Self.path)))
    var counts: [String: Int] = [:]
    var written: [[Any]] = []
    for (number, example) in try JSONDecoder().decode([Case].self, from: data).enumerated() {
      let outcome = Self.outcome(of: example)
      counts[outcome, default: 0] += 1
      if !example.changed, let text = Self.written(example) { written.append([number, text]) }
    }
    if let path = ProcessInfo.processInfo.environment["PLAINVIEW_YAML_WRITTEN"] {
      try JSONSerialization.data(withJSONObject: written).write(to: URL(fileURLWithPath: path))
    }
    for outcome in counts.keys.sorted() { print("agreement: \(counts[outcome] ?? 0) \(outcome)") }
  }

  /// The text that our writer makes of a text; it has to be read back as the same. Nil where a document is empty.
  private static func written(_ example: Case) -> String? {
    guard let documents = try? YAMLParser.documents(in: example.text) else { return nil }
    if documents.contains(where: { $0.content == .empty }) { return nil }
    let text = YAMLWriter.text(of: documents)
    let again = try? YAMLParser.documents(in: text).map(Meaning.init)
    #expect(again == documents.map(Meaning.init), "\(text)")
    return text
  }

  private static func outcome(of example: Case) -> String {
    let kind = example.changed ? "damaged" : "good"
    do {
      let found = try YAMLParser.documents(in: example.text).map(Meaning.init)
      if found == example.documents { return "\(kind) texts read alike" }
      Issue.record("read differently:\n\(example.text)")
      return "\(kind) texts read differently"
    } catch {
      guard example.documents != nil else { return "\(kind) texts refused by both" }
      if !example.changed { Issue.record("\(error)\n\(example.text)") }
      return "\(kind) texts refused by us only: \(error.problem)"
    }
  }
}

/// A document with its texts, lists and maps, whatever the reader.
enum Meaning: Equatable, Decodable {
  case text(String)
  case list([Meaning])
  case map([[Meaning]])

  private enum Key: String, CodingKey {
    case list
    case map
  }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.list) {
      self = .list(try container.decode([Meaning].self, forKey: .list))
    } else {
      self = .map(try container.decode([[Meaning]].self, forKey: .map))
    }
  }

  init(_ node: YAMLNode) {
    switch node.content {
    case .empty: self = .text("")
    case .scalar(let text): self = .text(text)
    case .list(let items): self = .list(items.map(Meaning.init))
    case .map(let entries): self = .map(entries.map { [.text($0.key), Meaning($0.value)] })
    }
  }
}
