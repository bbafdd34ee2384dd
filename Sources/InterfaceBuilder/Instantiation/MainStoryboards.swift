import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Lets apps be launched with their main storyboards and by the names of their classes; installed when the program is
/// loaded.
@section(".init_array") @used
private let installMainStoryboards: @convention(c) @Sendable () -> Void = {
  DocumentLoading.install({ MainStoryboards.controller($0, $1) }, { ClassFinder.find($0, module: nil) })
}

@MainActor private enum MainStoryboards {
  /// The first controller; a storyboard without one is a remark, as on a device (contract N4, N5).
  static func controller(_ object: AnyObject?, _ name: String) -> UIViewController? {
    let storyboard = object as? UIStoryboard ?? UIStoryboard(name: name, bundle: nil)
    let controller = storyboard.instantiateInitialViewController()
    if controller == nil, UserCode.mayRun {
      SimulatedProcess.log(
        "[Application] Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps "
          + "the designated entry point is not set?")
    }
    return controller
  }
}

extension UISceneConfiguration {
  /// The storyboard that the scene begins with.
  public var storyboard: UIStoryboard? {
    get { storyboardObject as? UIStoryboard ?? storyboardName.map { UIStoryboard(name: $0, bundle: nil) } }
    set {
      storyboardObject = newValue
      storyboardName = nil
    }
  }
}
