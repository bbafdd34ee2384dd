package import Foundation
import PlainviewRuntime

/// The loading of nib files, which the document reader installs here.
package enum NibLoading {
  /// Gives the owner its view from a nib, for a nil name from one that is named like the owner's class.
  package typealias Loader =
    @MainActor @Sendable (_ name: String?, _ bundle: Bundle?, _ owner: UIViewController) -> Bool
  /// Makes the objects of a nib, connected with its owner and with objects for the placeholders of some identifiers.
  package typealias Maker = @MainActor (_ owner: AnyObject?, _ external: [String: AnyObject]) -> [Any]
  /// Opens a nib; a missing one fails when its objects are made.
  package typealias Opener = @MainActor @Sendable (_ name: String, _ bundle: Bundle) -> Maker
  private static let loader = Installed<Loader>()
  private static let opener = Installed<Opener>()

  package static func install(_ new: @escaping Loader) { loader.install(new) }
  package static func installOpener(_ new: @escaping Opener) { opener.install(new) }

  @MainActor static func load(_ name: String?, bundle: Bundle?, owner: UIViewController) -> Bool {
    loader.value?(name, bundle, owner) ?? false
  }

  @MainActor static func open(_ name: String, in bundle: Bundle) -> Maker? { opener.value?(name, bundle) }
}
