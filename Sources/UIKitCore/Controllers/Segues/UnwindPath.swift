import Foundation
import PlainviewRuntime
package import PlainviewTargetAction

/// The controllers that an unwinding segue leads through, back to its destination.
@MainActor package struct UnwindPath {
  package let destination: UIViewController
  private let source: UIViewController

  /// Looks for a controller that has the method: beside and above the source, then in what presented it.
  package init?(from source: UIViewController, action: Selector, sender: Any?) {
    let search = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let found = Self.destination(of: search) else { return nil }
    destination = found
    self.source = source
  }

  private static func destination(of search: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate: UIViewController? = search.source
    while let controller = candidate, UserCode.mayRun {
      if let found = destination(in: controller, search) { return found }
      candidate = controller.storedParent ?? controller.storedPresenting
    }
    return nil
  }

  private static func destination(
    in controller: UIViewController, _ search: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: search) {
      if let found = destination(in: child, search) { return found }
    }
    let isAllowed = controller.canPerformUnwindSegueAction(
      search.unwindAction, from: search.source, sender: search.sender)
    return isAllowed ? controller : nil
  }

  /// Dismisses and pops the controllers in front of the destination, from the outside in.
  package func go(_ segue: UIStoryboardSegue, animated: Bool) {
    dismissPresented(animated: animated)
    var path: [UIViewController] = [destination]
    while let parent = path.last?.storedParent { path.append(parent) }
    for (inner, outer) in zip(path, path.dropFirst()).reversed() { outer.unwind(for: segue, towards: inner) }
  }

  private func dismissPresented(animated: Bool) {
    var container = source.outermost
    while container !== destination.outermost, let presenting = container.storedPresenting {
      guard presenting.outermost === destination.outermost else {
        container = presenting.outermost
        continue
      }
      return presenting.dismiss(animated: animated)
    }
  }
}

extension UIViewController {
  fileprivate var outermost: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

  /// The child that is a controller or contains it.
  func child(around controller: UIViewController) -> UIViewController? {
    var candidate: UIViewController? = controller
    while let current = candidate, current.storedParent !== self { candidate = current.storedParent }
    return candidate
  }
}
