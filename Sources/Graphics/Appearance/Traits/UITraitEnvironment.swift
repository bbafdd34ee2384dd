public import Foundation

/// An object that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed; nil if there were none before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
