package import Foundation
import Synchronization

/// How nib files are found: the layer that reads documents installs itself here.
package enum NibLoading {
  /// Gives the owner its view from a nib, for a nil name from one that is named like the owner's class.
  package typealias Loader =
    @MainActor @Sendable (_ name: String?, _ bundle: Bundle?, _ owner: UIViewController) -> Bool
  private static let loader = Mutex<Loader?>(nil)

  package static func install(_ new: @escaping Loader) { loader.withLock { $0 = new } }

  @MainActor static func load(_ name: String?, bundle: Bundle?, owner: UIViewController) -> Bool {
    loader.withLock { $0 }?(name, bundle, owner) ?? false
  }
}
