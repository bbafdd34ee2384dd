public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// What the user was made to feel, in the order in which it came.
@MainActor package final class FeedbackRecord {
  /// In words: `impact medium 1`, `notification success`, `selection`.
  package fileprivate(set) var feedback: [String] = []

  package static var current: FeedbackRecord {
    SimulatedProcess.current.singleton(FeedbackRecord.self) { FeedbackRecord() }
  }
}

/// Lets the user feel something: written down, since nothing can be felt here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  public convenience init(view: UIView) { self.init() }

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
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  private var style = FeedbackStyle.medium

  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }

  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  open func impactOccurred() { impactOccurred(intensity: 1) }
  open func impactOccurred(intensity: CGFloat) {
    give("impact \(style) \(compactNumber(Double(min(max(intensity, 0), 1))))")
  }
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
}

/// The feeling of a success or a failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) { give("notification \(notificationType)") }
}

/// The feeling of going on to the next choice.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { give("selection") }
}
