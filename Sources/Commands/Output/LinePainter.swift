/// Colours for lines of results; the text is the same without them.
struct LinePainter: Sendable {
  /// Paints one line, which has nothing in it that a terminal would obey.
  let paint: @Sendable (String) -> String

  enum Style: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case boldRed = "1;31"
  }

  static func painted(_ text: some StringProtocol, _ style: Style) -> String {
    text.isEmpty ? String(text) : "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// Headings of scenes and steps are bold; those of steps that failed are red.
  private static func heading(_ line: String) -> String? {
    guard line.drop(while: { $0 == " " }).hasPrefix("== ") else { return nil }
    return painted(line, line.contains("   failed   ") ? .boldRed : .bold)
  }

  /// Views, a line each: frames are faint.
  static let tree = LinePainter { line in
    if let heading = heading(line) { return heading }
    guard let frame = line.firstMatch(of: /\(-?[0-9.]+, -?[0-9.]+\) .*/) else { return line }
    return line[..<frame.range.lowerBound] + painted(line[frame.range], .faint)
  }

  /// What a tap reaches: the view that is hit is green, what would not work is red.
  static let explanation = LinePainter { line in
    if line.hasSuffix("  <- hit") { return painted(line, .green) }
    if line.hasPrefix("it hits ") { return painted(line, .bold) }
    return problem(line)
  }

  /// Connections: what a flow used is green, what would not work is red.
  static let wiring = LinePainter { line in
    if let heading = heading(line) { return heading }
    if let use = line.firstMatch(of: #/  \(used .*\)$/#) {
      return line[..<use.range.lowerBound] + painted(line[use.range], .green)
    }
    return problem(line)
  }

  private static func problem(_ line: String) -> String {
    guard let mark = line.firstRange(of: "  ! ") else { return line }
    return line[..<mark.lowerBound] + painted(line[mark.lowerBound...], .red)
  }

  /// Elements: the line that says what was found is bold.
  static let elements = LinePainter { line in
    if let heading = heading(line) { return heading }
    return line.hasPrefix(" ") ? line : painted(line, .bold)
  }

  /// Events: reasons are faint, what is new in the picture is green, what is gone is red.
  static let trace = LinePainter { line in
    if let heading = heading(line) { return heading }
    if line.hasSuffix("  <- hit") { return painted(line, .green) }
    if line.drop(while: { $0 == " " }).hasPrefix("| ") { return painted(line, .faint) }
    if line.contains(#/^ +[0-9]+ \+ /#) { return painted(line, .green) }
    if line.contains(#/^ +[0-9]+ - /#) { return painted(line, .red) }
    return line
  }
}
