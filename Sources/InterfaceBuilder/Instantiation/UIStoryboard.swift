public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// The scenes of a `.storyboard` file, from which controllers are made.
///
/// Controllers are made at once, their views when they are asked for (contract N1). Custom classes are found by the
/// module and the name that the document has for them; others become known by `register(_:)`.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let loader: DocumentLoader?

  /// Opens `name.storyboard` among the resources of a bundle, or of the program itself for nil.
  ///
  /// A missing or damaged file fails with `NSInvalidArgumentException` (contract N4).
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    loader = Self.loader(named: name, in: storyboardBundleOrNil ?? AppBundles.main)
    super.init()
    loader?.context.belong(to: self)
  }

  /// Opens a storyboard file; Plainview's own. Throws `InterfaceFileError`.
  public init(contentsOf url: URL) throws {
    loader = try DocumentLoader(url)
    super.init()
    loader?.context.belong(to: self)
  }

  /// The storyboard of a document that is open already.
  init(_ context: LoadingContext) {
    loader = DocumentLoader(context: context)
    super.init()
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("use init(name:bundle:)") }

  private static func loader(named name: String, in bundle: Bundle) -> DocumentLoader? {
    guard let url = BundledDocuments.url(of: name, extension: "storyboard", in: bundle) else {
      let bundleText = BundledDocuments.description(of: bundle)
      raise(.invalidArgument("Could not find a storyboard named '\(name)' in bundle \(bundleText)"))
      return nil
    }
    do {
      return try DocumentLoader(url)
    } catch {
      raise(.invalidArgument("\(error)"))
      return nil
    }
  }

  /// Makes classes known by their plain names: nested and private ones, and those of another module than the document's.
  ///
  /// Of two classes with the same plain name the one that is registered last is found.
  public static func register(_ classes: AnyClass...) { for type in classes { ClassFinder.register(type) } }

  // MARK: Making controllers

  /// Makes the controller that the storyboard begins with; nil when it has none (contract N5).
  open func instantiateInitialViewController() -> UIViewController? {
    guard let loader, let element = loader.document.initialController else { return nil }
    return UIApplication.shared.returned(loader.controller(of: element))
  }

  /// Makes the first controller by a closure, which calls an initialiser that takes the coder.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let loader, let element = loader.document.initialController else { return nil }
    return typed(loader.controller(of: element, creator: creator))
  }

  /// Makes the controller of that storyboard identifier; fails when there is none (contract N4).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let loader, let element = element(identifier) else { return UIViewController(nibName: nil, bundle: nil) }
    return UIApplication.shared.returned(loader.controller(of: element))
  }

  /// Makes the controller of that identifier by a closure, which calls an initialiser that takes the coder.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let loader, let element = element(identifier),
      let controller: ViewController = typed(loader.controller(of: element, creator: creator))
    {
      return controller
    }
    // The exception is raised already; the caller gets an object of the required type meanwhile.
    if let standIn = ViewController(coder: DocumentCoder()) { return standIn }
    SimulatedProcess.log("\(ViewController.self).init(coder:) returned nil")
    abort()
  }

  private func element(_ identifier: String) -> ControllerElement? {
    guard let loader else { return nil }
    if let element = loader.document.controller(storyboardIdentifier: identifier) { return element }
    raise(
      .invalidArgument(
        "Storyboard (<\(SimulatedProcess.classAndAddress(of: self))>) doesn't contain a view controller with identifier "
          + "'\(identifier)'", remedies: identifierRemedies(identifier)))
    return nil
  }

  private func identifierRemedies(_ identifier: String) -> [String] {
    let known = (loader?.document.scenes ?? []).compactMap { $0.controller?.storyboardIdentifier }
    let nearest = nearestNames(to: identifier, among: known, limit: 3)
    if !nearest.isEmpty { return ["Nearest identifiers that it has: " + nearest.joined(separator: ", ")] }
    return known.isEmpty ? [] : ["Identifiers that it has: " + known.joined(separator: ", ")]
  }

  private func typed<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController? {
    if let controller = controller as? ViewController { return UIApplication.shared.returned(controller) }
    raise(
      .invalidArgument(
        "Could not cast value of type '\(className(of: controller))' to '\(className(ViewController.self))'.",
        remedies: ["The document's class for this controller is \(className(of: controller))."]))
    return nil
  }
}

// What `UIViewController` declares with the type that this target has; see `_UIViewControllerContainers`.
extension _UIViewControllerContainers where Self: UIViewController {
  /// The storyboard that the controller came from; nil for one that code or a xib made (W61).
  public var storyboard: UIStoryboard? { askedStoryboard as? UIStoryboard }
}
