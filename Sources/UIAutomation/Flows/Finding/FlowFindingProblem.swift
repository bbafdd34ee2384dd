/// Why a selector does not lead to one element.
enum FlowFindingProblem: Error, Equatable {
  /// Nothing that can be seen is meant; what comes near, and why it is not meant.
  case notFound(FlowSelector, near: [String])
  case ambiguous(FlowSelector, [String])
  /// A text that is nobody's and no pattern either.
  case malformed(FlowSelector, String)

  var selector: FlowSelector {
    switch self {
    case .notFound(let selector, _), .ambiguous(let selector, _), .malformed(let selector, _): selector
    }
  }

  /// What is wrong, and after a comma what to do.
  var text: String {
    switch self {
    case .notFound(let selector, let near):
      "nothing on the screen is \(selector), " + (near.isEmpty ? "look at the picture below" : "look at what is near it")
    case .ambiguous(let selector, let found):
      "\(found.count) elements are \(selector), say which with `index`, `id` or a relation such as `below`"
    case .malformed(_, let text):
      "no element is called \(FlowSelector.quoted(text)) and it is no regular expression, put `\\` before special characters"
    }
  }

  /// The elements in question, a line each.
  var elements: [String] {
    switch self {
    case .notFound(_, let lines), .ambiguous(_, let lines): lines
    case .malformed: []
    }
  }
}
