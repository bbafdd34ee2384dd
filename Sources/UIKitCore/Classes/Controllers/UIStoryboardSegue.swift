public import Foundation
import PlainviewRuntime

/// A transition from one controller of a storyboard to another one; subclasses override `perform()`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name in the storyboard; nil without one.
  open private(set) var identifier: String?
  /// The controller that the segue leaves.
  open private(set) var source: UIViewController
  /// The controller that the segue leads to.
  open private(set) var destination: UIViewController
  private var handler: (() -> Void)?

  /// Creates a segue with a name between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue whose `perform()` runs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  @available(*, unavailable) public override init() { fatalError("a segue needs its controllers") }

  /// Shows the destination.
  open func perform() { handler?() }

  /// Says what `perform()` does in a class that does not override it.
  package func take(performHandler: @escaping () -> Void) { handler = performHandler }
}
