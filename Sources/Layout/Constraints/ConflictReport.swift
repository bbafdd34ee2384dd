import PlainviewRuntime

/// Constraints that cannot hold at once, and the one that was broken (contract L12); Plainview's own.
///
/// What UIKit only logs, as a value for tests and snapshots. The members are as few as possible: without any one of them
/// the rest could hold. Which member is given up is not documented by Apple; here it is the one that was activated last,
/// and never one of UIKit's own.
public struct ConflictReport: Equatable, Sendable, CustomStringConvertible {
  /// The members' descriptions in the order of UIKit's log.
  public let members: [String]
  /// The description of the constraint that does not hold any more.
  public let broken: String
  private let hasAutoresizing: Bool

  @MainActor init(rows: [EngineRow], broken: EngineRow) {
    let sorted = rows.enumerated().sorted { ($0.element.sortKey, $0.offset) < ($1.element.sortKey, $1.offset) }
    members = sorted.map(\.element.description)
    self.broken = broken.description
    hasAutoresizing = rows.contains(where: \.isAutoresizing)
  }

  /// UIKit's log, byte for byte, trailing blanks included.
  public var description: String {
    var lines = [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if hasAutoresizing {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
          + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
    }
    lines.append("(")
    lines.append(members.map { "    \"\(Self.escaped($0))\"" }.joined(separator: ",\n"))
    lines += [
      ")", "", "Will attempt to recover by breaking constraint ", broken, "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
        + "may also be helpful.",
    ]
    return lines.joined(separator: "\n")
  }

  /// A string as the description of an array quotes it: `\U` and four digits for what is not ASCII.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x0A: result += "\\n"
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x20...0x7E: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}
