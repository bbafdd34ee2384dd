package import Foundation

/// The behaviour of controls and text fields that UIKit does not document, as chosen here.
package struct UIControlSettings: Equatable, Sendable {
  /// How far outside a control's bounds a finger that it follows still counts as inside, in points (contract R8).
  package var trackingSlop: CGFloat = 70
  /// Whether an action that an earlier one of the same event removed is left out (contract A12).
  package var skipsRemovedActions = true
  /// Whether a text field takes the focus later that it was asked to take outside a key window (contract T16).
  package var remembersFocusRequests = true

  package init() {}
}
