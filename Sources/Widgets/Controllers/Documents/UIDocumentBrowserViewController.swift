public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore
public import PlainviewUniformTypeIdentifiers

/// Shows the documents of an app, of which the user opens some or makes new ones.
///
/// The documents are the files of the simulated device (`XCUIDevice.files`) that are of the app's types, each a button with
/// its name, behind one to create a document.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// How a document comes in; raw values are UIKit's.
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  /// The appearances of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

  /// Informed of what the user does in the browser; not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether there is a button that creates a document; true by default.
  open var allowsDocumentCreation = true { didSet { showDocuments() } }
  /// Whether the user can choose several documents; kept, without effect.
  open var allowsPickingMultipleItems = false
  /// Whether the names of documents contain their extensions; false by default.
  open var shouldShowFileExtensions = false { didSet { showDocuments() } }
  /// The title of the button that creates a document.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { showDocuments() } }
  /// Width by height of a document's picture. Kept, without effect: documents have no pictures here.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
  /// Kept, without effect: the screen has no bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Kept, without effect: the screen has no bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Kept, without effect: documents have no menus here.
  open var customActions: [UIDocumentBrowserAction] = []
  /// Kept, without effect: the screen has the system's appearance.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// The types of recent documents: the same as those that are shown.
  open var contentTypesForRecentDocuments: [UTType] { types }
  /// The identifiers of the types of recent documents.
  open var recentDocumentsContentTypes: [String] { types.map(\.identifier) }
  /// The identifiers of the types that are shown.
  open var allowedContentTypes: [String] { types.map(\.identifier) }

  private let types: [UTType]
  private let list = DocumentList(frame: .zero)

  /// For documents of these types; nil for all.
  public init(forOpening contentTypes: [UTType]? = nil) {
    types = contentTypes ?? [.item]
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser for documents of types given by their identifiers; nil for all.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes.map { $0.map { UTType($0) ?? UTType(importedAs: $0) } })
  }

  /// Creates a browser for all documents from an archive or a document.
  public required init?(coder: NSCoder) {
    types = [.item]
    super.init(coder: coder)
  }

  open override class var outlets: OutletTable { ["delegate": .init(\UIDocumentBrowserViewController.delegate)] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    showDocuments()
  }

  private func showDocuments() {
    guard isViewLoaded else { return }
    var buttons: [UIButton] = []
    if allowsDocumentCreation {
      buttons.append(DocumentList.button(localizedCreateDocumentActionTitle) { [weak self] in self?.create() })
    }
    for file in DocumentsDevice.current.files where accepts(file) {
      let name = shouldShowFileExtensions ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
      buttons.append(DocumentList.button(name) { [weak self] in self?.pick([file]) })
    }
    list.show(buttons, in: view)
  }

  private func accepts(_ file: URL) -> Bool {
    guard let type = UTType(filenameExtension: file.pathExtension) else { return types.contains(.item) }
    return types.contains { type.conforms(to: $0) }
  }

  // MARK: What the user does

  /// Opens documents as the user would; Plainview's own.
  @_spi(Plainview) public func pick(_ urls: [URL]) {
    let heard: Void? = UserCode.ask(delegate, "documentBrowser(_:didPickDocumentsAt:)") {
      $0.documentBrowser(self, didPickDocumentsAt: urls)
    }
    guard heard == nil else { return }
    UserCode.tell(delegate, "documentBrowser(_:didPickDocumentURLs:)") {
      $0.documentBrowser(self, didPickDocumentURLs: urls)
    }
  }

  private func create() {
    UserCode.tell(delegate, "documentBrowser(_:didRequestDocumentCreationWithHandler:)") {
      $0.documentBrowser(self) { [weak self] url, mode in
        guard let url, mode != .none else { return }
        self?.bring(url, mode)
      }
    }
  }

  private func bring(_ url: URL, _ mode: ImportMode) {
    do {
      let destination = try take(url, mode)
      UserCode.tell(delegate, "documentBrowser(_:didImportDocumentAt:toDestinationURL:)") {
        $0.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: destination)
      }
    } catch {
      UserCode.tell(delegate, "documentBrowser(_:failedToImportDocumentAt:error:)") {
        $0.documentBrowser(self, failedToImportDocumentAt: url, error: error)
      }
    }
  }

  private func take(_ url: URL, _ mode: ImportMode) throws -> URL {
    let folder = DocumentsDevice.folder("Documents")
    guard let destination = DocumentsDevice.put(url, into: folder, moves: mode == .move) else {
      throw UIDocumentBrowserError(.noLocationAvailable)
    }
    if !DocumentsDevice.current.files.contains(destination) { DocumentsDevice.current.files.append(destination) }
    showDocuments()
    return destination
  }

  // MARK: What code does

  /// Shows a document among the others; one from elsewhere is brought in if asked.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    if DocumentsDevice.current.files.contains(url) { return UserCode.run { completion?(url, nil) } }
    guard importIfNeeded else {
      return UserCode.run { completion?(nil, UIDocumentBrowserError(.generic)) }
    }
    importDocument(at: url, nextToDocumentAt: url, mode: .copy) { completion?($0, $1) }
  }

  /// Copies or moves a document to the device's documents; the completion receives its new URL or an error.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    do {
      let destination = try take(documentURL, importMode)
      UserCode.run { completion(destination, nil) }
    } catch {
      UserCode.run { completion(nil, error) }
    }
  }

  /// Renames a document; the completion receives its new URL or an error.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let destination = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
    do {
      try FileManager.default.moveItem(at: documentURL, to: destination)
      DocumentsDevice.current.files = DocumentsDevice.current.files.map { $0 == documentURL ? destination : $0 }
      showDocuments()
      UserCode.run { completionHandler(destination, nil) }
    } catch {
      UserCode.run { completionHandler(nil, error) }
    }
  }

  /// Returns a controller for the transition to a document.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }

  /// Returns a controller for the transition to a document; the older form.
  open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
    transitionController(forDocumentAt: documentURL)
  }
}

/// What goes wrong in a browser of documents.
public struct UIDocumentBrowserError: Error, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable { case generic = 1, noLocationAvailable }
  /// The domain of the errors.
  public static let errorDomain = "UIDocumentBrowserErrorDomain"
  /// The kind of the error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Shows how a document opens; the screens change as by any presentation.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// The progress of loading the document; kept, without effect.
  open var loadingProgress: Progress?
  /// The view that the transition leads to; kept, without effect.
  open weak var targetView: UIView?
  private lazy var standard = StandardAnimator(duration: StandardAnimator.presentationDuration)

  override nonisolated init() { super.init() }

  /// Returns how long the transition takes: as long as any presentation, in seconds.
  open func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    standard.transitionDuration(using: context)
  }

  /// Animates the transition as any presentation.
  open func animateTransition(using context: any UIViewControllerContextTransitioning) {
    standard.animateTransition(using: context)
  }
}

/// An action of a document's menu or of the bar.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// Where an action is available.
  public struct Availability: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: Int
    /// Creates a set with UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1)
    /// In the navigation bar while documents are selected.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// The identifier that the action was created with.
  open var identifier: String { storedIdentifier }
  /// The title that the action was created with.
  open var localizedTitle: String { title }
  /// Where the action is available.
  open var availability: Availability { storedAvailability }
  /// The image of the action; nil for none. Kept, without effect.
  open var image: UIImage?
  /// The types of documents that the action is for; kept, without effect.
  open var supportedContentTypes = ["public.item"]
  /// Whether the action is for several documents at once; kept, without effect.
  open var supportsMultipleItems = true
  private let storedIdentifier: String
  private let title: String
  private let storedAvailability: Availability
  package let handler: ([URL]) -> Void

  /// Creates an action that calls a closure with the URLs of documents.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    storedIdentifier = identifier
    title = localizedTitle
    storedAvailability = availability
    self.handler = handler
    super.init()
  }

  @available(*, unavailable) public override init() {
    fatalError("use init(identifier:localizedTitle:availability:handler:)")
  }
}
