package import Foundation
import PlainviewRuntime

/// How nib files are found: the layer that reads documents installs itself here.
package enum NibLoading {
  /// Gives the owner its view from a nib, for a nil name from one that is named like the owner's class.
  package typealias Loader =
    @MainActor @Sendable (_ name: String?, _ bundle: Bundle?, _ owner: UIViewController) -> Bool
  private static let loader = Installed<Loader>()

  package static func install(_ new: @escaping Loader) { loader.install(new) }

  @MainActor static func load(_ name: String?, bundle: Bundle?, owner: UIViewController) -> Bool {
    loader.value?(name, bundle, owner) ?? false
  }
}
