import PlainviewRuntime

/// Why a visual format string makes no constraints (contract L7).
enum VisualFormatProblem: Error, Equatable {
  case emptyFormat
  case foreignCharacters
  case missingColon(after: Character)
  case missingView
  case missingViewName
  case unknownView(String)
  case notAView(String, className: String)
  case missingSuperview
  case unfinishedView
  case unfinishedSpace
  case unknownRelation
  case missingNumber
  case unknownMetric(String)
  case alignment(NSLayoutConstraint.Axis)
  case trailingCharacters

  /// UIKit's messages, where they are known.
  ///
  /// `unfinishedSpace` and `trailingCharacters` have messages of our own.
  var message: String {
    switch self {
    case .emptyFormat: "It's an empty string."
    case .foreignCharacters: "It contains non-ASCII characters."
    case .missingColon(let letter):
      "Expected ':' after '\(letter)' to specify \(letter == "V" ? "vertical" : "horizontal") arrangement"
    case .missingView: "Expected a view"
    case .missingViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
        + "underscores."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .notAView(_, let className): "-[\(className) nsli_superitem]: unrecognized selector sent to instance"
    case .missingSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .unfinishedView: "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unfinishedSpace: "A list of predicates on a space must end with ')' and the space must end with '-'"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .missingNumber: "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    case .alignment(let axis):
      "Options mask required views to be aligned on a \(axis.word) edge, which is not allowed for layout that is "
        + "also \(axis.word)."
    case .trailingCharacters: "Expected the end of the format string"
    }
  }
}

/// A problem and the column where the scanner stood when it was found, counted from 0.
struct VisualFormatError: Error, Equatable {
  let problem: VisualFormatProblem
  let column: Int

  /// The exception that UIKit raises.
  func exception(format: String) -> UncaughtException {
    let beginning = "Unable to parse constraint format: "
    switch problem {
    case .emptyFormat, .foreignCharacters:
      return .invalidArgument(beginning + problem.message)
    case .notAView(let name, _):
      return .invalidArgument(
        problem.message, remedies: ["The value for \"\(name)\" in the views dictionary is neither a view nor a guide."])
    default:
      let caret = String(repeating: " ", count: column) + "^"
      return .invalidArgument("\(beginning)\n\(problem.message) \n\(format) \n\(caret)")
    }
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
