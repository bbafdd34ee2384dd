public import Foundation
import PlainviewRuntime

/// A way from one controller of a storyboard to another one; subclasses override `perform()`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private var handler: (() -> Void)?

  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
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

  @available(*, unavailable) public nonisolated override init() { fatalError("a segue needs its controllers") }

  /// Shows the destination.
  open func perform() { handler?() }
}

/// What a document says of a segue: the way is made anew each time that it is gone.
@MainActor package struct SegueTemplate {
  package let identifier: String?
  private let make: @MainActor (_ source: UIViewController, _ sender: Any?) -> UIStoryboardSegue?

  package init(
    identifier: String?, make: @escaping @MainActor (_ source: UIViewController, _ sender: Any?) -> UIStoryboardSegue?
  ) {
    self.identifier = identifier
    self.make = make
  }

  /// Goes the way: the source prepares it, the destination's view is not loaded yet (contract N1).
  package func perform(from source: UIViewController, sender: Any?) {
    guard !SimulatedProcess.isUnwinding, let segue = make(source, sender) else { return }
    noting(.controller, "\(plainName(of: source)) prepare(for:sender:) \(identifier.map { "'\($0)'" } ?? "")") {
      source.prepare(for: segue, sender: sender)
    }
    if !SimulatedProcess.isUnwinding { segue.perform() }
  }
}

extension UIViewController {
  func performStoredSegue(_ identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      raise(
        .invalidArgument(
          "Receiver (<\(SimulatedProcess.classAndAddress(of: self))>) has no segue with identifier '\(identifier)'"))
      return
    }
    template.perform(from: self, sender: sender)
  }
}
