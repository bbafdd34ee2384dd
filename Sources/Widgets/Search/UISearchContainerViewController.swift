public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// A controller that presents a search controller over itself when it appears, for containers such as tab bars.
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  /// The search controller, which is presented and not a child.
  open private(set) var searchController: UISearchController

  /// Creates a container that presents a search controller.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  /// Creates a container from an archive or a document, with a search controller without a controller for results.
  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// A container of a search controller without a controller for results; there is nothing to load from a nib.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchController: UISearchController(searchResultsController: nil))
  }

  /// Creates a container of a search controller without a controller for results.
  @_disfavoredOverload public convenience init(_: Void = ()) {
    self.init(searchController: UISearchController(searchResultsController: nil))
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil, searchController.presentingViewController == nil else { return }
    present(searchController, animated: false)
  }
}
