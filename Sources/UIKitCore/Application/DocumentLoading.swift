import Foundation
import PlainviewRuntime

/// The functions that the document reader provides for launching; it installs them here.
package enum DocumentLoading {
  /// The first controller of a storyboard: of an object that the app set, or of one by its name.
  package typealias ControllerFinder =
    @MainActor @Sendable (_ storyboard: AnyObject?, _ name: String) -> UIViewController?
  /// The class of a name, among those that the app registered too.
  package typealias ClassFinder = @MainActor @Sendable (_ name: String) -> AnyClass?

  private struct Finders {
    let controllers: ControllerFinder
    let classes: ClassFinder
  }
  private static let finders = Installed<Finders>()

  package static func install(_ controllers: @escaping ControllerFinder, _ classes: @escaping ClassFinder) {
    finders.install(Finders(controllers: controllers, classes: classes))
  }

  @MainActor static func controller(storyboard: AnyObject?, named name: String) -> UIViewController? {
    finders.value?.controllers(storyboard, name)
  }

  @MainActor static func findClass(_ name: String) -> AnyClass? { finders.value?.classes(name) }
}
