public import Foundation
import PlainviewGraphics
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// One thing that the user may choose in an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject, NSCopying, OutletProviding {
  /// Whether an action is an ordinary one, cancels, or destroys data.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: Style
  /// Whether the action can be chosen now.
  open var isEnabled = true { didSet { changed?() } }
  /// The name by which tests find the button; never read aloud. Nil for none.
  open var accessibilityIdentifier: String? { didSet { changed?() } }
  /// Apps set these by name, although UIKit declares none of them.
  open class var outlets: OutletTable {
    [
      "titleTextColor": .init(\UIAlertAction.titleTextColor),
      "titleTextAlignment": .init(\UIAlertAction.titleTextAlignment),
      "image": .init(\UIAlertAction.image), "imageTintColor": .init(\UIAlertAction.imageTintColor),
      "checked": .init(\UIAlertAction.isChecked),
    ]
  }
  final var titleTextColor: UIColor?
  final var titleTextAlignment = NSTextAlignment.center.rawValue
  final var image: UIImage?
  final var imageTintColor: UIColor?
  final var isChecked = false { didSet { changed?() } }
  /// Retained by the alert until it is dismissed (contract M2).
  let handler: ((UIAlertAction) -> Void)?
  var changed: (@MainActor () -> Void)?

  /// Creates an action with a title, a style and a closure that runs after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("an alert action needs a title") }

  /// Returns a copy with the same title, style, closure and state.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIAlertAction in
      let copy = UIAlertAction(title: title, style: style, handler: handler)
      copy.isEnabled = isEnabled
      copy.accessibilityIdentifier = accessibilityIdentifier
      copy.titleTextColor = titleTextColor
      copy.titleTextAlignment = titleTextAlignment
      copy.image = image
      copy.imageTintColor = imageTintColor
      copy.isChecked = isChecked
      return copy
    }
  }
}

extension UIAlertAction: UIAccessibilityIdentification {}
