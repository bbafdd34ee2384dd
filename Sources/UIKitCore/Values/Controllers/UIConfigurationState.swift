import Foundation
public import PlainviewGraphics

/// The state of a view that its content and its background depend on.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// Creates a state with traits; everything else is off.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// State of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state that an app adds to those of UIKit.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String
  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
