import PlainviewRuntime

/// Why a step failed, on its way to the report.
struct FlowFailure: Error {
  let problem: FlowReport.Problem
  /// True if the app is dead: the flow ends although the step may be optional.
  var isFatal = false
  /// True once the step that failed is in the report: the commands around it have nothing to add.
  var isReported = false
}

/// What a command found wrong by itself: the words, and lines that help.
struct FlowComplaint: Error {
  let message: String
  var details: [String] = []
  /// Where, if not at the command.
  var position: TextPosition?

  init(_ message: String, details: [String] = [], at position: TextPosition? = nil) {
    self.message = message
    self.details = details
    self.position = position
  }
}

extension FlowRun {
  /// The failure that an error of any kind is; all texts of failing steps are made here or in the errors themselves.
  func failure(_ error: any Error, at position: TextPosition) -> FlowFailure {
    func failure(_ message: String, _ details: [String] = [], at place: TextPosition? = nil) -> FlowFailure {
      FlowFailure(problem: problem(message, details, at: place ?? position))
    }
    switch error {
    case let known as FlowFailure: return known
    case let complaint as FlowComplaint: return failure(complaint.message, complaint.details, at: complaint.position)
    case let finding as FlowFindingProblem:
      let elements = elements(of: finding)
      return failure(finding.text(near: !elements.isEmpty), elements, at: finding.selector.position)
    case let broken as ExpressionError: return failure(broken.description)
    case let unread as FlowError:
      let problem = FlowReport.Problem(
        path: unread.path, position: unread.position, message: unread.problem.description,
        details: ["run by \(path):\(position)"])
      return FlowFailure(problem: problem)
    case let exception as UncaughtException:
      var fatal = failure("the app ended: " + exception.terminationLine, exception.remedies)
      fatal.isFatal = true
      return fatal
    default:
      let lines = "\(error)".split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return failure(lines[0], Array(lines.dropFirst()))
    }
  }

  func problem(_ message: String, _ details: [String] = [], at position: TextPosition) -> FlowReport.Problem {
    FlowReport.Problem(path: path, position: position, message: message, details: details)
  }

  private func elements(of problem: FlowFindingProblem) -> [String] {
    switch problem {
    case .notFound(let selector): finder?.nearMisses(of: selector) ?? []
    case .ambiguous(_, let lines), .stillVisible(_, let lines): lines
    case .unusable: []
    }
  }
}
