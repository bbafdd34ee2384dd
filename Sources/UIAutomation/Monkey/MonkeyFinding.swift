import PlainviewRuntime

/// What a monkey broke, and the shortest steps that break it again.
public struct MonkeyFinding: Error, Equatable, Sendable, CustomStringConvertible {
  /// What has to hold whatever the user does.
  public enum Kind: String, CaseIterable, Sendable {
    /// The app ended: an unrecognized selector, or any other exception.
    case exception
    /// Constraints cannot hold at once.
    case conflict
    /// A controller left the screen and is not deallocated although time has passed and no property of what is shown holds it.
    case leak
    /// A controller's view is on the screen, and the controller has no parent: it gets no events of its life cycle.
    case hierarchy
    /// A screen after the first one where nothing reacts, nothing goes back, and nothing waits for its time.
    case deadEnd = "dead-end"
  }

  /// What the app has broken.
  public let kind: Kind
  /// What is wrong, as UIKit says it where it does; lines.
  public let text: String
  /// The monkey's number.
  public let seed: UInt64
  /// How many steps the monkey had taken.
  public let stepCount: Int
  /// How often the app was launched anew to find the steps that matter.
  public let replayCount: Int
  /// Whether the same happened again after a new launch; otherwise nothing could be left out.
  public let isReproducible: Bool
  package let steps: [UserStep]

  /// The steps that are left, as a flow in Maestro's YAML that breaks the same thing.
  public var flow: String { draft.text }

  /// The flow, to which callers may add the document.
  package var draft: FlowDraft {
    var draft = FlowDraft(name: "Monkey with seed \(seed)", steps: steps)
    draft.remarks = [summary] + text.split(separator: "\n").prefix(1).map(String.init)
    return draft
  }

  /// One line: what, when, and what is left.
  package var summary: String {
    if stepCount == 0 { return "\(kind.rawValue) at the launch, before any step" }
    let left = steps.count == 1 ? "1 step is left" : "\(steps.count) steps are left"
    let replays = isReproducible ? "after \(replayCount) replays" : "as it did not happen again after a new launch"
    return "\(kind.rawValue) at step \(stepCount) of seed \(seed); \(left) \(replays)"
  }

  /// The finding as text, with the flow that repeats it.
  public var description: String { VisibleText.lines(summary + "\n" + text) + "\n\n" + flow }
}
