public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// The feedback that was given to the user, in order.
@MainActor package final class FeedbackRecord {
  /// As text: `impact medium 1`, `notification success`, `selection`.
  package fileprivate(set) var feedback: [String] = []

  package static var current: FeedbackRecord {
    SimulatedProcess.current.singleton(FeedbackRecord.self) { FeedbackRecord() }
  }
}

/// Lets the user feel something: written down, since nothing can be felt here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Creates a generator; the view is ignored.
  public convenience init(view: UIView) { self.init() }

  /// Prepares the device for feedback; does nothing here.
  open func prepare() {}

  fileprivate func give(_ feedback: String) {
    guard UserCode.mayRun else { return }
    FeedbackRecord.current.feedback.append(feedback)
    note(.action, "feedback \(feedback)")
  }

  /// All feedback that the running app gave, oldest first; Plainview's own.
  @_spi(Plainview) public static var recordedFeedback: [String] { FeedbackRecord.current.feedback }
}

/// The feeling of a bump.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard a bump feels.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  private var style = FeedbackStyle.medium

  /// Creates a generator of bumps of a style.
  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }

  /// Creates a generator of bumps of a style; the view is ignored.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Records a bump with the intensity 1.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Records a bump with an intensity, limited to 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    give("impact \(style) \(compactNumber(Double(min(max(intensity, 0), 1))))")
  }
  /// Records a bump with the intensity 1; the position is ignored.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Records a bump with an intensity, limited to 0 to 1; the position is ignored.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// The feeling of a success or a failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of feedback.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Records the feedback of a success, a warning or an error.
  open func notificationOccurred(_ notificationType: FeedbackType) { give("notification \(notificationType)") }
  /// Records the feedback of a success, a warning or an error; the position is ignored.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

/// The feeling of going on to the next choice.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Records the feedback of a changed selection.
  open func selectionChanged() { give("selection") }
  /// Records the feedback of a changed selection; the position is ignored.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// The feeling of something that is drawn on a canvas.
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Records the feedback of something that snaps to a line; the position is ignored.
  open func alignmentOccurred(at location: CGPoint) { give("alignment") }
  /// Records the feedback of a path that is complete; the position is ignored.
  open func pathCompleted(at location: CGPoint) { give("path") }
}
