public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore
public import PlainviewWidgets

// Methods and properties by the names that they had before Swift 4.2.

extension UIViewController {
  /// `children` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// `addChild(_:)` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// `removeFromParent()` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// `willMove(toParent:)` by its name before Swift 4.2; an override has today's name.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// `didMove(toParent:)` by its name before Swift 4.2; an override has today's name.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension UIView {
  /// `bringSubviewToFront(_:)` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// `sendSubviewToBack(_:)` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension NSUnderlineStyle {
  /// `[]` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, message: "Use []")
  public static var styleNone: NSUnderlineStyle { [] }

  /// `single` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }

  /// `thick` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  /// `double` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}

extension RunLoop.Mode {
  /// `default` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }

  /// `common` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  /// `tracking` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "tracking")
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension UIActivityIndicatorView {
  /// `init(style:)` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// `style` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UITextField {
  /// `defaultTextAttributes` as it was before Swift 4.2: by the raw values of the keys.
  @available(swift, obsoleted: 4.2, message: "The keys are NSAttributedString.Key")
  public var defaultTextAttributes: [String: Any] {
    get {
      Dictionary(defaultTextAttributes.map { (key: NSAttributedString.Key, value) in (key.rawValue, value) }) { $1 }
    }
    set {
      let attributes = Dictionary(newValue.map { (NSAttributedString.Key(rawValue: $0), $1) }) { $1 }
      defaultTextAttributes = attributes
    }
  }
}

extension UITextView {
  /// `typingAttributes` as it was before Swift 4.2: by the raw values of the keys.
  @available(swift, obsoleted: 4.2, message: "The keys are NSAttributedString.Key")
  public var typingAttributes: [String: Any] {
    get { Dictionary(typingAttributes.map { (key: NSAttributedString.Key, value) in (key.rawValue, value) }) { $1 } }
    set {
      let attributes = Dictionary(newValue.map { (NSAttributedString.Key(rawValue: $0), $1) }) { $1 }
      typingAttributes = attributes
    }
  }
}
