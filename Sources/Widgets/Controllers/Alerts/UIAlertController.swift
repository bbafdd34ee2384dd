import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// How serious an alert is; raw values are UIKit's.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

/// Asks the user something over the screen: a title, a message, text fields and the actions to choose from.
///
/// An action's handler runs when the alert is dismissed, so that it may present something else.
@preconcurrency @MainActor open class UIAlertController: UIViewController, PresentationProviding {
  /// Whether the controller is an alert in the middle of the screen or an action sheet.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The style that the controller was created with.
  open private(set) var preferredStyle: Style = .alert
  /// The text below the title; nil for none.
  open var message: String? { didSet { alertView?.contentsDidChange() } }
  open override var title: String? { didSet { alertView?.contentsDidChange() } }
  /// How serious the alert is. Kept, without effect: a phone shows all alerts in the same style.
  open var severity = UIAlertControllerSeverity.default
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields of an alert, in their order; nil for none.
  open private(set) var textFields: [UITextField]?
  /// The action that Return chooses, and that stands out.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
      raise(
        .internalInconsistency(
          "The preferredAction of an alert controller must be contained in the actions array or be nil. To add an action "
            + "to the alert controller, use -[UIAlertController addAction:]."))
    }
  }

  /// Creates an alert or an action sheet with a title and a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
  }

  /// Adds an action; one without a title and a second one with the style `cancel` raise an
  /// `NSInternalInconsistencyException`.
  open func addAction(_ action: UIAlertAction) {
    guard action.title != nil else {
      raise(.internalInconsistency("Actions added to UIAlertController must have a title"))
      return
    }
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise(
        .internalInconsistency("UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
      return
    }
    actions.append(action)
    alertView?.contentsDidChange()
  }

  /// Adds a text field below the message; only alerts have them.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      raise(
        .internalInconsistency(
          "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"))
      return
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    field.addTarget(self, action: Selector("_fieldReturned:"), for: .editingDidEndOnExit)
    textFields = (textFields ?? []) + [field]
    UserCode.run { configurationHandler?(field) }
    alertView?.contentsDidChange()
  }

  open override class var actions: ActionTable { ["_fieldReturned:": .init(fieldReturned)] }

  /// Apps set these by name, although UIKit declares none of them.
  open override class var outlets: OutletTable {
    [
      "attributedTitle": .init(\UIAlertController.attributedTitle),
      "attributedMessage": .init(\UIAlertController.attributedMessage),
      "contentViewController": .init(\UIAlertController.contentViewController),
    ]
  }
  /// Shown instead of the title and the message.
  final var attributedTitle: NSAttributedString? { didSet { alertView?.contentsDidChange() } }
  final var attributedMessage: NSAttributedString? { didSet { alertView?.contentsDidChange() } }
  /// The controller whose view stands above the actions.
  final var contentViewController: UIViewController? {
    didSet { if contentViewController !== oldValue { takeContent(insteadOf: oldValue) } }
  }

  private func takeContent(insteadOf old: UIViewController?) {
    if let old {
      UserCode.run { old.willMove(toParent: nil) }
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    if let content = contentViewController {
      addChild(content)
      UserCode.run { content.didMove(toParent: self) }
    }
    alertView?.contentsDidChange()
  }

  /// Return leads to the next field, and from the last one to the preferred action, or to the only one that does not
  /// cancel.
  private func fieldReturned(_ sender: UIControl) {
    let fields = textFields ?? []
    if let index = fields.firstIndex(where: { $0 === sender }), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
      return
    }
    let others = actions.filter { $0.style != .cancel }
    if let action = preferredAction ?? (others.count == 1 ? others[0] : nil) { choose(action) }
  }

  // MARK: View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() { view = AlertView(of: self) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// The actions from top to bottom, or from the leading edge on: the one that cancels is last in a column and first in a
  /// row of two.
  var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancels = hidesCancel ? [] : actions.filter { $0.style == .cancel }
    return actions.count == 2 && preferredStyle == .alert ? cancels + others : others + cancels
  }

  /// Whether a touch outside the alert cancels it, instead of a button: in a popover.
  private var hidesCancel = false

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Dismisses the alert and then runs the action. The alert keeps its actions and can be presented again (W62).
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) {
      UserCode.run(.action, "-> UIAlertAction '\(action.title ?? "")'") { action.handler?(action) }
    }
  }

  // MARK: Presentation

  package func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    preferredStyle == .actionSheet
      ? ActionSheetPopover(presentedViewController: self, presenting: presenting)
      : AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  /// An action sheet is a popover where there is space, and at the lower edge elsewhere.
  package func presentationController(
    for own: UIPresentationController, presenting: UIViewController
  ) -> UIPresentationController {
    if title == nil, message == nil, actions.isEmpty, (textFields ?? []).isEmpty {
      raise(.internalInconsistency("UIAlertController must have a title, a message or an action to display"))
    }
    let isPopover = own is ActionSheetPopover && presenting.traitCollection.horizontalSizeClass == .regular
    hidesCancel = isPopover
    alertView?.contentsDidChange()
    return isPopover || preferredStyle == .alert
      ? own : AlertPresentation(presentedViewController: self, presenting: presenting)
  }
}

/// Places an alert in the middle of the screen and an action sheet at its lower edge, over the darkened screen.
@MainActor final class AlertPresentation: UIPresentationController {
  private let dimming = UIDimmingView(frame: .zero)

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var shouldRemovePresentersView: Bool { false }
  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView as? AlertView else { return .zero }
    let area = container.bounds.inset(by: container.safeAreaInsets)
    let isSheet = alert?.preferredStyle == .actionSheet
    let size = view.size(in: area.size)
    let x = container.bounds.midX - size.width / 2
    let middle = area.midY - size.height / 2
    let y = isSheet ? area.maxY - size.height - AlertView.sheetMargin : clear(of: container, middle, size.height)
    return CGRect(x: x.rounded(.down), y: y.rounded(.down), width: size.width, height: size.height)
  }

  /// An alert that the keyboard would cover is moved above it (W65).
  private func clear(of container: UIView, _ y: CGFloat, _ height: CGFloat) -> CGFloat {
    guard let window = container.window else { return y }
    let left = Keyboard.current(for: container).uncovered(window.bounds, in: window)
    return max(container.bounds.minY, min(y, left.maxY - AlertView.sheetMargin - height))
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    // A tap outside an action sheet cancels it, if it has a cancel action.
    if alert?.preferredStyle == .actionSheet {
      dimming.tapped = { [weak self] in
        if let alert = self?.alert, let cancel = alert.cancelAction { alert.choose(cancel) }
      }
    }
    container.insertSubview(dimming, at: 0)
  }
}

/// An action sheet on a wide screen, which needs to know what it belongs to.
@MainActor final class ActionSheetPopover: UIPopoverPresentationController {
  /// The width of an action sheet in a popover, with its margins, in points.
  private static let width: CGFloat = 320

  override var frameOfPresentedViewInContainerView: CGRect {
    if let view = presentedView as? AlertView, let container = containerView {
      presentedViewController.preferredContentSize = view.size(
        in: CGSize(width: Self.width, height: container.bounds.height))
    }
    return super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    outsideTapped = { [weak self] in
      guard let alert = self?.presentedViewController as? UIAlertController else { return }
      if let cancel = alert.cancelAction { alert.choose(cancel) } else { self?.dismissByUser() }
    }
    guard sourceView == nil, barButtonItem == nil, sourceItem == nil else { return }
    func text(_ controller: UIViewController) -> String { "<\(SimulatedProcess.classAndAddress(of: controller))>" }
    raise(
      UncaughtException(
        name: "NSGenericException",
        reason: "Your application has presented a UIAlertController (\(text(presentedViewController))) of style "
          + "UIAlertControllerStyleActionSheet from \(className(of: presentingViewController)) "
          + "(\(text(presentingViewController))). The modalPresentationStyle of a UIAlertController with this style is "
          + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
          + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
          + "barButtonItem.  If this information is not known when you present the alert controller, you may provide it "
          + "in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."))
  }
}
