public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewUniformTypeIdentifiers

/// Shows a file, and offers what can be done with it.
///
/// A preview is a screen with the file's name and a button to end it; the menus are an activity sheet.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// Informed of previews and menus; not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The URL of the file; nil for none.
  open var url: URL?
  /// The type identifier, by default by the file's extension.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownType = newValue }
  }
  /// The file's name, by default the last part of its URL.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// None: files have no pictures here.
  open var icons: [UIImage] { [] }
  /// For the app that opens the file. Kept, without effect: there is no other app.
  open var annotation: Any?
  /// None: a view shows the file when code says so.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private var ownType: String?
  private var ownName: String?
  private weak var preview: UIViewController?
  private weak var menu: UIActivityViewController?

  public override init() { super.init() }

  /// Creates a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  // MARK: Previews

  /// Shows the file over the delegate's controller, or on its stack; false without such a controller.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard url != nil, preview == nil,
      let host = UserCode.ask(
        delegate, "documentInteractionControllerViewControllerForPreview(_:)", nil,
        {
          $0.documentInteractionControllerViewControllerForPreview(self)
        })
    else { return false }
    UserCode.tell(delegate, "documentInteractionControllerWillBeginPreview(_:)") {
      $0.documentInteractionControllerWillBeginPreview(self)
    }
    let screen = PreviewScreen(nibName: nil, bundle: nil)
    screen.title = name
    screen.ended = { [weak self] in self?.previewDidEnd() }
    if let stack = host as? UINavigationController {
      preview = screen
      stack.pushViewController(screen, animated: animated)
    } else {
      let navigation = UINavigationController(rootViewController: screen)
      preview = navigation
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismissPreview(animated: true) })
      host.present(navigation, animated: animated)
    }
    return true
  }

  /// Closes the preview that is shown.
  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if let stack = preview.navigationController {
      stack.popViewController(animated: animated)
    } else {
      preview.presentingViewController?.dismiss(animated: animated)
    }
  }

  private func previewDidEnd() {
    preview = nil
    UserCode.tell(delegate, "documentInteractionControllerDidEndPreview(_:)") {
      $0.documentInteractionControllerDidEndPreview(self)
    }
  }

  // MARK: Menus

  /// Offers what can be done with the file; false where there is no file, or no screen to offer it on.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(from: view, rect, animated, isOptions: true)
  }
  /// Offers what can be done with the file; false where there is no file, or no screen to offer it on.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(from: item, animated, isOptions: true)
  }
  /// Offers the apps that open the file; the same sheet here.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(from: view, rect, animated, isOptions: false)
  }
  /// Offers the apps that open the file; the same sheet here.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(from: item, animated, isOptions: false)
  }

  /// Closes the menu that is shown.
  open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

  private func present(from view: UIView, _ rect: CGRect, _ animated: Bool, isOptions: Bool) -> Bool {
    present(in: view.window, animated, isOptions: isOptions) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }

  private func present(from item: UIBarButtonItem, _ animated: Bool, isOptions: Bool) -> Bool {
    present(in: nil, animated, isOptions: isOptions) { $0.barButtonItem = item }
  }

  private func present(
    in window: UIWindow?, _ animated: Bool, isOptions: Bool, anchor: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    let window = window ?? UIApplication.shared.keyWindow
    guard let url, menu == nil, var host = window?.rootViewController else { return false }
    while let shown = host.presentedViewController { host = shown }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    menu = sheet
    if let popover = sheet.popoverPresentationController { anchor(popover) }
    if isOptions {
      UserCode.tell(delegate, "documentInteractionControllerWillPresentOptionsMenu(_:)") {
        $0.documentInteractionControllerWillPresentOptionsMenu(self)
      }
    } else {
      UserCode.tell(delegate, "documentInteractionControllerWillPresentOpenInMenu(_:)") {
        $0.documentInteractionControllerWillPresentOpenInMenu(self)
      }
    }
    sheet.completionWithItemsHandler = { [weak self] type, isDone, _, _ in
      self?.menuDidEnd(isOptions: isOptions, application: isDone ? type?.rawValue : nil)
    }
    host.present(sheet, animated: animated)
    return true
  }

  private func menuDidEnd(isOptions: Bool, application: String?) {
    menu = nil
    if let application {
      UserCode.tell(delegate, "documentInteractionController(_:willBeginSendingToApplication:)") {
        $0.documentInteractionController(self, willBeginSendingToApplication: application)
      }
      UserCode.tell(delegate, "documentInteractionController(_:didEndSendingToApplication:)") {
        $0.documentInteractionController(self, didEndSendingToApplication: application)
      }
    }
    if isOptions {
      UserCode.tell(delegate, "documentInteractionControllerDidDismissOptionsMenu(_:)") {
        $0.documentInteractionControllerDidDismissOptionsMenu(self)
      }
    } else {
      UserCode.tell(delegate, "documentInteractionControllerDidDismissOpenInMenu(_:)") {
        $0.documentInteractionControllerDidDismissOpenInMenu(self)
      }
    }
  }
}

/// A file's name, where a device shows the file.
@MainActor private final class PreviewScreen: UIViewController {
  var ended: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: max(0, view.bounds.width - 40), height: 30))
    label.text = title
    label.autoresizingMask = .flexibleWidth
    view.addSubview(label)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed != false { ended() }
  }
}

/// Is told of previews and menus, and returns their positions; every method has a default.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which the preview is presented, or on whose stack it is pushed.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the rectangle that the preview starts from; never called here.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Returns the view that the preview starts from; never called here.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Called before the preview is shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after the preview was closed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the menu of options is shown.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called after the menu of options was closed.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before the menu of apps is shown.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called after the menu of apps was closed.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called before the file is given to an app or an activity.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Called after the file was given to an app or an activity.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Default for delegates without the method: an empty controller.
  dynamic public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { leftOut(by: self, UIViewController(), with: [controller]) }
  /// Default for delegates without the method: an empty rectangle.
  dynamic public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { leftOut(by: self, .zero, with: [controller]) }
  /// Default for delegates without the method: nil.
  dynamic public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { leftOut(by: self, nil, with: [controller]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
    leftOut(by: self, with: [controller])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    leftOut(by: self, with: [controller])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { leftOut(by: self, with: [controller]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { leftOut(by: self, with: [controller]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) { leftOut(by: self, with: [controller]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) { leftOut(by: self, with: [controller]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) { leftOut(by: self, with: [controller, application]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) { leftOut(by: self, with: [controller, application]) }
}
