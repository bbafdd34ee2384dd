import Foundation
import PlainviewLayout

/// What containers of this package need to know of their subviews; a plain view needs none of it.
@MainActor package protocol SubviewObserving: UIView {
  func subviewWasRemoved(_ view: UIView)
  func visibilityDidChange(of view: UIView)
  func contentSizeDidChange(of view: UIView)
}

/// A view whose descendants' positions are relative to a content area instead of its frame.
@MainActor package protocol ContentScrolling: UIView {
  var contentGuide: UILayoutGuide { get }
  /// The view's own area, in the coordinates of the content.
  var frameGuide: UILayoutGuide { get }
  /// Whether the content begins below the bars, so that nothing in it needs to keep clear of them.
  var adjustsContentForSafeArea: Bool { get }
}

/// A view that a control puts into itself: people see the control, not the part.
@MainActor package protocol ControlPart: UIView {}

/// A responder that was asked to take the focus when it could not, and does so when it can (contract T16).
@MainActor package protocol FocusRemembering: UIView {
  func takeRememberedFocus()
}

/// A view whose layer has a class of its own on a device, for descriptions (contract D3).
@MainActor package protocol LayerNaming: UIView {
  var layerClassName: String { get }
}

extension UIView {
  func didRemoveSubview(_ view: UIView) { (self as? any SubviewObserving)?.subviewWasRemoved(view) }

  func arrangedVisibilityDidChange(of view: UIView) { (self as? any SubviewObserving)?.visibilityDidChange(of: view) }

  func contentSizeOfSubviewDidChange(_ view: UIView) { (self as? any SubviewObserving)?.contentSizeDidChange(of: view) }

  var keepsContentClearOfSafeArea: Bool { (self as? any ContentScrolling)?.adjustsContentForSafeArea ?? false }

  var scrolledContentGuide: UILayoutGuide? { (self as? any ContentScrolling)?.contentGuide }
}
