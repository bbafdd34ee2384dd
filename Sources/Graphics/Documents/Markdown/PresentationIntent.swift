/// The blocks that a text is in, such as a paragraph of an item of a list.
public struct PresentationIntent: Hashable, Sendable, Codable, CustomDebugStringConvertible {
  /// What a block is.
  public enum Kind: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    /// Lines that belong together.
    case paragraph
    /// A heading, of level 1 to 6.
    case header(level: Int)
    /// A list whose items have numbers.
    case orderedList
    /// A list whose items have no numbers.
    case unorderedList
    /// An item of a list with its number, from 1 in a list without numbers.
    case listItem(ordinal: Int)
    /// Lines of code; the hint is the name of the language.
    case codeBlock(languageHint: String?)
    /// Lines that are quoted.
    case blockQuote
    /// A line between subjects.
    case thematicBreak
    /// A table. Markdown is read without tables here: their lines are paragraphs.
    case table(columns: [TableColumn])
    /// The line of a table's headings.
    case tableHeaderRow
    /// A line of a table, counted from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a table's line, counted from 0.
    case tableCell(columnIndex: Int)

    /// The kind in words, as `header 1`.
    public var debugDescription: String {
      switch self {
      case .paragraph: "paragraph"
      case .header(let level): "header \(level)"
      case .orderedList: "orderedList"
      case .unorderedList: "unorderedList"
      case .listItem(let ordinal): "listItem \(ordinal)"
      case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
      case .blockQuote: "blockQuote"
      case .thematicBreak: "thematicBreak"
      case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
      case .tableHeaderRow: "tableHeaderRow"
      case .tableRow(let index): "tableRow \(index)"
      case .tableCell(let index): "tableCell \(index)"
      }
    }
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable, Codable {
    /// How the texts of a column are aligned.
    public enum Alignment: String, Hashable, Sendable, Codable { case left, center, right }
    /// How the texts of the column are aligned.
    public var alignment: Alignment
    /// Creates a column with an alignment.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block with its number.
  public struct IntentType: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    /// What the block is.
    public var kind: Kind
    /// A number that no other block of the text has.
    public var identity: Int
    /// Creates a block with its number.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
    /// The block in words, as `paragraph (id 1)`.
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// The blocks, the innermost one first.
  public var components: [IntentType]

  /// Creates the intent of a block that is in the blocks of another intent, if there is one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates an intent with its blocks, the innermost one first.
  public init(types: [IntentType]) { components = types }

  /// How many lists and quotes the text is in.
  public var indentationLevel: Int {
    components.filter { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }.count
  }

  /// The blocks in words, as `[paragraph (id 1)]`.
  public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}
