public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Makes one colour of another, for the states of what has a configuration.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  /// The closure that changes a color.
  public let transform: (UIColor) -> UIColor

  private let mark = TransformerMark()
  /// The same for a transformer and its copies.
  var identity: ObjectIdentifier { ObjectIdentifier(mark) }

  /// Creates a transformer with a closure that returns the changed color.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { UserCode.run(else: input) { transform(input) } }

  /// Each colour's gray of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// The colour itself: where UIKit prefers the tint, there is no other one here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Changes a color to the gray of the same brightness here.
  public static let monochromeTint = UIConfigurationColorTransformer { grayscale($0) }
}

/// Makes text attributes of others, for the states of what has a configuration.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
  /// The closure that changes text attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  private let mark = TransformerMark()
  /// The same for a transformer and its copies.
  var identity: ObjectIdentifier { ObjectIdentifier(mark) }

  /// Creates a transformer with a closure that returns the changed attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    UserCode.run(else: input) { transform(input) }
  }
}

/// Tells transformers apart, whose closures cannot be compared.
private final class TransformerMark: Sendable {}
