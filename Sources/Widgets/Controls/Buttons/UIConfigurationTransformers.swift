public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Makes one colour of another, for the states of what has a configuration.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { UserCode.run(else: input) { transform(input) } }

  /// Each colour's gray of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// The colour itself: where UIKit prefers the tint, there is no other one here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  public static let monochromeTint = UIConfigurationColorTransformer { grayscale($0) }
}

/// Makes text attributes of others, for the states of what has a configuration.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    UserCode.run(else: input) { transform(input) }
  }
}
