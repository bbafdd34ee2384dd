public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Returns the style of a pointer over a view; never asked here, where there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region that a pointer is in; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region; nil for the standard one.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called before a pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  /// Called before a pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Default for delegates without the method: the default region.
  dynamic public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    leftOut(by: self, defaultRegion, with: [interaction, request, defaultRegion])
  }
  /// Default for delegates without the method: nil.
  dynamic public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    leftOut(by: self, nil, with: [interaction, region])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    leftOut(by: self, with: [interaction, region, animator])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    leftOut(by: self, with: [interaction, region, animator])
  }
}

extension BareWidgetDelegate: UIPointerInteractionDelegate {}
