import PlainviewScripting
@_spi(Plainview) import PlainviewUIKitCore

/// Why a selector does not lead to what a command needs.
enum FlowFindingProblem: Error, Equatable {
  /// No visible element matches.
  case notFound(FlowSelector)
  /// Several elements match.
  case ambiguous(FlowSelector, [UIView])
  /// Elements that should be gone are visible, a line each.
  case stillVisible(FlowSelector, [String])
  /// A text that no element has and that is no pattern either.
  case unusable(FlowSelector, String, TextPattern.Fault)

  var selector: FlowSelector {
    switch self {
    case .notFound(let selector), .ambiguous(let selector, _), .stillVisible(let selector, _),
      .unusable(let selector, _, _):
      selector
    }
  }

  /// What is wrong, and after a comma what to do; `near` says whether elements are listed that come near.
  func text(near: Bool) -> String {
    switch self {
    case .notFound(let selector):
      "nothing on the screen is \(selector), " + (near ? "see what comes near it" : "see what is on the screen")
    case .ambiguous(let selector, let found):
      "\(found.count) elements are \(selector), say which with `index`, `id` or a relation such as `below`"
    case .stillVisible(let selector, _): "\(selector) is on the screen, it should not be"
    case .unusable(_, let text, .malformed):
      "no element is called \(FlowSelector.quoted(text)) and it is no regular expression, write `\\` before its special"
        + " characters"
    case .unusable(_, let text, .costly):
      "\(FlowSelector.quoted(text)) takes more than \(WholePattern.fixedSteps) steps on a name, use fewer repetitions and"
        + " no `\\1`"
    }
  }
}
