public import Foundation
import PlainviewRuntime

/// Follows how hard a view is pressed. No finger presses hard here, as on devices that do not measure it: the delegate is told of
/// nothing.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  /// The view that is pressed; not retained.
  open private(set) weak var view: UIView?
  /// The object that is told of the press; not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(view:)") }

  /// Returns where the view is pressed, in the coordinates of a space; zero, since it is not.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends the press, of which there is none.
  open func cancel() {}
}

/// Is told how hard a view is pressed. Its methods are not called here, where no finger presses hard.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Called while the press grows towards the preview; the progress is from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when the press has ended without a preview or its commitment.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Returns whether a press may begin; true by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called while the press grows from the preview to its commitment; the progress is from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Default for delegates without the method: true.
  dynamic public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    leftOut(by: self, true, with: [previewInteraction])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) { leftOut(by: self, with: [previewInteraction, transitionProgress, ended]) }
}
