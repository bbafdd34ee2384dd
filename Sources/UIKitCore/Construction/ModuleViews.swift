package import Foundation
import Synchronization

/// The views of modules beside UIKit that documents name, such as a map's: known once the module is loaded.
package enum ModuleViews {
  package typealias Maker = @MainActor @Sendable (NSCoder) -> UIView?

  private static let makers = Mutex<[String: Maker]>([:])

  /// Makes a class known; a module calls it when it is loaded.
  package static func register(_ name: String, _ maker: @escaping Maker) { makers.withLock { $0[name] = maker } }

  /// What makes a view of a class; nil while no module has it.
  package static func maker(of name: String) -> Maker? { makers.withLock { $0[name] } }
}
