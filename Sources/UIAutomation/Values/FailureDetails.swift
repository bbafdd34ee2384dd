import PlainviewRuntime

/// What helps to understand a failure: sections with a heading and lines, the most helpful first.
public struct FailureDetails: Equatable, Sendable {
  /// Lines below a heading.
  public struct Section: Equatable, Sendable {
    /// The heading of the section, without a colon.
    public let heading: String
    /// The lines below the heading.
    public let lines: [String]
  }

  /// What comes near, where it is, and why it is not meant.
  public internal(set) var sections: [Section] = []
  /// The picture of the screen, with what the sections number marked at the right.
  public internal(set) var screen: [String] = []
  /// The last things that happened, as lines of a transcript.
  public internal(set) var lastEvents: [String] = []

  /// Adds a section, unless it would be empty.
  mutating func add(_ heading: String, _ lines: [String]) {
    if !lines.isEmpty { sections.append(Section(heading: heading, lines: lines)) }
  }

  /// The headings of sections that list elements; flows list them above all sections.
  static let listing: Set<String> = ["Near it", "They are"]

  /// The lines without the picture.
  var linesBesideScreen: [String] {
    var others = self
    others.screen = []
    return others.lines
  }

  /// All lines, those of a section further in than its heading.
  public var lines: [String] {
    var all = self
    all.add("The screen", screen)
    all.add("Last events", lastEvents)
    return all.sections.flatMap { ["\($0.heading):"] + $0.lines.map { $0.isEmpty ? "" : "  " + VisibleText.line($0) } }
  }

  /// The lines below each other, each behind a line feed.
  var text: String { lines.map { "\n" + $0 }.joined() }
}
