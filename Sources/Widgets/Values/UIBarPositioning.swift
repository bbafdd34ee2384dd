public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A bar that knows where it stands.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The edge of the screen that the bar is at.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the edge that a bar is at; `any` for the usual one.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Default for delegates without the method: any, the usual position.
  dynamic public func position(for bar: any UIBarPositioning) -> UIBarPosition { leftOut(by: self, .any, with: [bar]) }
}

extension UIBarPositioning {
  /// Where the delegate says that the bar stands; without an answer where bars of its kind do.
  func position(_ delegate: (any UIBarPositioningDelegate)?, else usual: UIBarPosition) -> UIBarPosition {
    let answer: UIBarPosition? = UserCode.ask(delegate, "position(for:)") { $0.position(for: self) }
    return answer.flatMap { $0 == .any ? nil : $0 } ?? usual
  }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension BareWidgetDelegate: UIBarPositioningDelegate {}
