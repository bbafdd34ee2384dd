public import Foundation
import PlainviewRuntime

/// A way from one controller of a storyboard to another one; subclasses override `perform()`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private var handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

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
