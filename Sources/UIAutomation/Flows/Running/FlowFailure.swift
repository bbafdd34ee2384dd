import PlainviewRuntime
import PlainviewScripting
@_spi(Plainview) import PlainviewUIKitCore

/// Why a step failed, before it is in the report.
struct FlowFailure: Error {
  let problem: FlowReport.Problem
  /// The picture with what the problem is about marked; empty for the screen as it is.
  var screen: [String] = []
  /// True if the app is dead: the flow ends although the step may be optional.
  var isFatal = false
  /// True once the step that failed is in the report: the commands around it have nothing to add.
  var isReported = false
}

/// What a command found wrong by itself: the message, and lines that help.
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
    func failure(_ message: String, _ details: [String] = [], at otherPosition: TextPosition? = nil) -> FlowFailure {
      FlowFailure(problem: problem(message, details, at: otherPosition ?? position))
    }
    switch error {
    case let known as FlowFailure: return known
    case let complaint as FlowComplaint: return failure(complaint.message, complaint.details, at: complaint.position)
    case let finding as FlowFindingProblem: return searchFailure(finding)
    case let element as ElementError where element.details != nil:
      let details = element.details ?? FailureDetails()
      let problem = problem(element.essence, context: details.linesBesideScreen, at: position)
      return FlowFailure(problem: problem, screen: details.screen)
    case let conflict as LayoutConflictError:
      let problem = problem(conflict.essence, context: conflict.details.linesBesideScreen, at: position)
      return FlowFailure(problem: problem, screen: conflict.details.screen)
    case let broken as ExpressionError: return failure(broken.description)
    case let script as ScriptError:
      let scriptPosition = TextPosition(line: max(script.line, 1), column: max(script.column, 1))
      let problem = FlowReport.Problem(
        path: script.source, position: scriptPosition, message: script.message, details: ["run by \(path):\(position)"])
      return FlowFailure(problem: problem)
    case let unread as FlowError:
      let problem = FlowReport.Problem(
        path: unread.path, position: unread.position, message: unread.problem.description,
        details: ["run by \(path):\(position)"])
      return FlowFailure(problem: problem)
    case let exception as UncaughtException:
      var fatal = failure("the app ended: " + exception.terminationLine, exception.details)
      fatal.isFatal = true
      return fatal
    default:
      let lines = "\(error)".split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return failure(lines[0], Array(lines.dropFirst()))
    }
  }

  /// The conflict between constraints that began since the last step: UIKit goes on, and so does the flow.
  func newConflict() -> FlowComplaint? {
    guard let application else { return nil }
    let known = knownConflicts
    knownConflicts = application.layoutConflicts
    let new = knownConflicts.filter { !known.contains($0) }
    return new.first.map { conflict in
      FlowComplaint(
        LayoutConflictError.essence(of: conflict, more: new.count - 1),
        details: application.readableMembers(of: conflict))
    }
  }

  func problem(
    _ message: String, _ details: [String] = [], context: [String] = [], at position: TextPosition
  ) -> FlowReport.Problem {
    FlowReport.Problem(path: path, position: position, message: message, details: details, context: context)
  }

  /// The failure of a search: the elements that come near or are meant first, then where they are.
  private func searchFailure(_ finding: FlowFindingProblem) -> FlowFailure {
    var lines: [String] = []
    var details = application?.details("", []) ?? FailureDetails()
    switch finding {
    case .notFound(let selector):
      let misses = finder?.nearMisses(of: selector) ?? []
      lines = misses.map(\.line)
      details = application?.details(near: misses) ?? details
    case .ambiguous(_, let views):
      let distinctions = Distinctions(views: views)
      lines = views.indices.map { index in
        let parts = (["index \(index)"] + distinctions.parts(index)).joined(separator: ", ")
        return "\(ElementTree.line(views[index])): \(parts)"
      }
      details = application?.details(telling: views) { _ in "" } ?? details
    case .stillVisible(_, let visible): lines = visible
    case .unusable: break
    }
    details.sections.removeAll { FailureDetails.listing.contains($0.heading) }
    let problem = problem(
      finding.text(near: !lines.isEmpty), lines, context: details.linesBesideScreen, at: finding.selector.position)
    return FlowFailure(problem: problem, screen: details.screen)
  }
}
