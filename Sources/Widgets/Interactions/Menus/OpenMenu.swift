import Foundation
import PlainviewUIKitCore

/// A menu that is open over everything in a window.
@MainActor protocol OpenMenu: AnyObject {
  /// The area of the lines, in points of the window.
  var listFrame: CGRect { get }
  /// Moves the menu to another area, in the coordinates of the window.
  func move(to area: CGRect)
  /// Replaces the visible menu by another one.
  func replaceMenu(_ change: (UIMenu) -> UIMenu)
  func close()
}
