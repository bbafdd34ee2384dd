public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore
public import PlainviewWidgets

/// The sheet of an extension that shares: a text that begins with that of the request, Post and Cancel, rows with choices.
///
/// `navigationController` is that of the sheet, as on a device. A request is handed to it by `beginRequest(with:)`; there is
/// no host that takes the sheet away at the end of it.
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  private lazy var sheet = makeSheet()
  private lazy var container = UINavigationController(rootViewController: sheet)
  private var items: [SLComposeSheetConfigurationItem] = []
  private var hasAppeared = false
  private var isCanceling = false

  private func makeSheet() -> ComposeSheetScreen {
    let sheet = ComposeSheetScreen(
      cancel: { [weak self] in UserCode.run { self?.cancel() } },
      post: { [weak self] in UserCode.run { self?.didSelectPost() } })
    let item = extensionContext?.inputItems.first as? NSExtensionItem
    sheet.textView.text = item?.attributedContentText?.string ?? ""
    sheet.textView.delegate = self
    _ = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: sheet.textView, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { UserCode.run { self?.validateContent() } }
    }
    return sheet
  }

  // MARK: The sheet

  /// The title of the sheet.
  open override var title: String? { didSet { showTexts() } }
  /// The controller of the sheet's bar, which also shows what is pushed for a row.
  open override var navigationController: UINavigationController? { container }
  /// The view with the text.
  open var textView: UITextView! { sheet.textView }
  /// The text.
  open var contentText: String! { sheet.textView.text }
  /// The text that is shown while there is none.
  open var placeholder: String! { didSet { showTexts() } }
  /// The number of characters that still fit; nil, as before it is set, shows no number.
  open var charactersRemaining: NSNumber! { didSet { showTexts() } }
  /// Shows suggestions for what is typed. Kept, without effect.
  open var autoCompletionViewController: UIViewController!

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTexts()
    embed(container)
  }

  private func showTexts() {
    guard isViewLoaded else { return }
    sheet.title = title
    sheet.placeholderLabel.text = placeholder
    sheet.show(remaining: charactersRemaining)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    sheet.showPreview(UserCode.run(else: nil) { loadPreviewView() })
    reloadConfigurationItems()
    validateContent()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UserCode.run { presentationAnimationDidFinish() }
    if container.topViewController === sheet { _ = textView.becomeFirstResponder() }
  }

  /// Called when the sheet is on the screen; does nothing by default.
  open func presentationAnimationDidFinish() {}
  /// Returns a view for what is shared, which is shown below the text; nil by default.
  open func loadPreviewView() -> UIView! { nil }

  // MARK: The end

  /// Called when the user has tapped Post; by default the request ends without items.
  open func didSelectPost() { extensionContext?.completeRequest(returningItems: [], completionHandler: nil) }
  /// Called when the user has tapped Cancel; by default the request ends with an error.
  open func didSelectCancel() { extensionContext?.cancelRequest(withError: CocoaError(.userCancelled)) }
  /// Cancels as the user does.
  open func cancel() {
    guard !isCanceling else { return }
    isCanceling = true
    defer { isCanceling = false }
    UserCode.run { didSelectCancel() }
  }

  // MARK: Validity

  /// Returns whether Post can be tapped; true by default.
  open func isContentValid() -> Bool { true }
  /// Asks again whether Post can be tapped; happens by itself when the user changes the text.
  open func validateContent() {
    sheet.textDidChange()
    sheet.navigationItem.rightBarButtonItem?.isEnabled = UserCode.run(else: false) { isContentValid() }
  }

  // MARK: Rows

  /// Returns the rows below the text (`SLComposeSheetConfigurationItem`); none by default.
  open func configurationItems() -> [Any]! { [] }

  /// Asks for the rows again.
  open func reloadConfigurationItems() {
    for item in items { item.didChange = nil }
    items = (UserCode.run(else: nil) { configurationItems() } ?? []).compactMap { item in
      item as? SLComposeSheetConfigurationItem
    }
    for old in sheet.rows.arrangedSubviews { old.removeFromSuperview() }
    for item in items { sheet.rows.addArrangedSubview(row(of: item)) }
  }

  private func row(of item: SLComposeSheetConfigurationItem) -> UIButton {
    let button = UIButton(type: .system)
    button.contentHorizontalAlignment = .leading
    button.addAction(UIAction { [weak item] _ in UserCode.run { item?.tapHandler?() } }, for: .touchUpInside)
    item.didChange = { [weak button, weak item] in
      button?.setTitle(item?.text, for: .normal)
      button?.accessibilityLabel = item?.title
      button?.accessibilityValue = item?.value
    }
    item.didChange?()
    return button
  }

  /// Shows a controller for a row's choice, instead of the text.
  open func pushConfigurationViewController(_ viewController: UIViewController!) {
    if let viewController { container.pushViewController(viewController, animated: true) }
  }
  /// Shows the text again.
  open func popConfigurationViewController() { container.popViewController(animated: true) }
}
