public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// What is behind the content of something with a configuration; lengths are points.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// Nil takes the tint of the view.
  public var backgroundColor: UIColor?
  /// Changes the background color before it is shown; nil leaves the color as it is.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the background's corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances between the edges of the background and those of a list's cell, in points; without effect on
  /// buttons.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The edges at which the layout margins would be added to the insets; kept, without effect.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil takes the tint of the view.
  public var strokeColor: UIColor?
  /// Changes the color of the border before it is shown; nil leaves the color as it is.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points; 0 draws none.
  public var strokeWidth: CGFloat = 0
  /// How far the background of a list's cell is extended beyond its insets, in points; without effect on buttons.
  public var strokeOutset: CGFloat = 0
  /// An image in the background of a list's cell; nil for none. Not shown by buttons.
  public var image: UIImage?
  /// How the background's image is fitted into its bounds.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// An effect, such as a blur, in the background of a list's cell, above its color; nil for none. Not shown by buttons.
  public var visualEffect: UIVisualEffect?
  /// A view in the background of a list's cell, as large as it; nil for none. Not shown by buttons.
  public var customView: UIView?
  /// The colours that a list's cell has in its states; nil for a background that is the same in all of them.
  var listColors: ListBackgroundColors?

  init() {}

  /// What a button's configuration begins with: a radius that its style may change.
  static var ofButton: UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.cornerRadius = 6
    return configuration
  }

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The colour that is drawn in a view of that tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line around it in a view of that tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration: @preconcurrency Hashable {
  /// Whether two configurations say the same; of transformers only copies are the same.
  public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
    one.parts == other.parts
  }

  /// Puts all that the configuration says into the hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// All that the configuration says.
  var parts: [AnyHashable] {
    let insets = [backgroundInsets.top, backgroundInsets.leading, backgroundInsets.bottom, backgroundInsets.trailing]
    return [
      AnyHashable(backgroundColor), AnyHashable(backgroundColorTransformer?.identity), AnyHashable(cornerRadius),
      AnyHashable(insets), AnyHashable(edgesAddingLayoutMarginsToBackgroundInsets.rawValue), AnyHashable(strokeColor),
      AnyHashable(strokeColorTransformer?.identity), AnyHashable(strokeWidth), AnyHashable(strokeOutset),
      AnyHashable(image), AnyHashable(imageContentMode), AnyHashable(customView), AnyHashable(listColors),
      AnyHashable(visualEffect),
    ]
  }
}

/// The colours of the background of a list's cell.
struct ListBackgroundColors: Hashable {
  let normal: UIColor
  let selected: UIColor
}
