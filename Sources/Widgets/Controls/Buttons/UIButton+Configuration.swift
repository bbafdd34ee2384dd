public import Foundation
import PlainviewGestures
public import PlainviewUIKitCore

extension UIButton {
  /// The looks of a button as one value; insets are points.
  public struct Configuration {
    enum Style { case plain, tinted, gray, filled, bordered }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

    let style: Style
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize: Size = .medium
    public var cornerStyle: CornerStyle = .dynamic
    public var showsActivityIndicator = false

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    init(style: Style) { self.style = style }

    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

    /// Whether the button has a background of its own.
    package var isFilled: Bool { style != .plain || baseBackgroundColor != nil }
  }
}

extension UIControl {
  /// Whether a recognizer of a superview would take a single tap away from this control (contract G11).
  func protectsSingleTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
