public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// The text fields of an alert view; raw values are UIKit's.
public enum UIAlertViewStyle: Int, Sendable {
  /// No field, one for a password, one for a text, one for a name and one for a password.
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// The alert before `UIAlertController`, deprecated since iOS 9: it shows itself, in a window over the app's, and tells its
/// delegate which button was chosen.
@preconcurrency @MainActor open class UIAlertView: UIView {
  /// Is told of the button, if it is a `UIAlertViewDelegate`; not retained.
  open weak var delegate: AnyObject?
  /// The text at the top.
  open var title = "" { didSet { alert?.title = title } }
  /// The text below the title; nil for none.
  open var message: String? { didSet { alert?.message = message } }
  /// The index of the button that cancels; -1 for none. To be set before the alert is shown.
  open var cancelButtonIndex = -1
  /// The text fields. Those of another style are lost.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue, !isVisible { alert = nil } }
  }
  private var buttons = OldAlertButtons()
  private var alert: OldAlertController?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an alert from an archive or a document, without texts and buttons.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert with a title, a message and at most one button, which cancels.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with several buttons, of which the first one cancels if it has a title.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  open override class var outlets: OutletTable { ["delegate": .init(\UIAlertView.delegate)] }

  // MARK: Buttons and fields

  /// Adds a button behind the others and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    let index = buttons.add(title)
    if isVisible { show(index) }
    return index
  }

  /// The title of the button of an index; nil where there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }

  /// The index of the first button that does not cancel; -1 where there is none.
  open var firstOtherButtonIndex: Int { buttons.firstIndex(besides: [cancelButtonIndex]) }

  /// The text field of an index, which the style must have: otherwise it raises an `NSInvalidArgumentException`.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = prepared().textFields ?? []
    if fields.indices.contains(textFieldIndex) { return fields[textFieldIndex] }
    raise(.invalidArgument("textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields"))
    return nil
  }

  // MARK: Showing

  /// Whether the alert is shown at present.
  open var isVisible: Bool { alert?.presentingViewController != nil }

  /// Shows the alert over all windows of the app.
  open func show() {
    guard !isVisible else { return }
    let alert = prepared()
    for index in buttons.titles.indices { show(index) }
    // The alert view lives as long as it is shown.
    alert.clicked = { [self] index in
      UserCode.tell(told, "alertView(_:clickedButtonAt:)") { $0.alertView(self, clickedButtonAt: index) }
    }
    alert.willDismiss = { [self] index in
      UserCode.tell(told, "alertView(_:willDismissWithButtonIndex:)") {
        $0.alertView(self, willDismissWithButtonIndex: index)
      }
    }
    alert.didDismiss = { [self] index in
      self.alert = nil
      UserCode.tell(told, "alertView(_:didDismissWithButtonIndex:)") {
        $0.alertView(self, didDismissWithButtonIndex: index)
      }
    }
    UserCode.tell(told, "willPresent(_:)") { $0.willPresent(self) }
    updateFirstOtherButton()
    alert.show(animated: true, anchored: { _, _ in }) { [self] in
      UserCode.tell(told, "didPresent(_:)") { $0.didPresent(self) }
    }
  }

  /// Dismisses the alert as if a button had been chosen; the delegate is told of the dismissal alone.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert?.end(buttonIndex, animated: animated)
  }

  private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func show(_ index: Int) {
    alert?.addButton(buttons.titles[index], index, style: index == cancelButtonIndex ? .cancel : .default)
  }

  private func updateFirstOtherButton() {
    guard firstOtherButtonIndex >= 0 else { return }
    let isEnabled = UserCode.ask(told, "alertViewShouldEnableFirstOtherButton(_:)") {
      $0.alertViewShouldEnableFirstOtherButton(self)
    }
    alert?.enable(firstOtherButtonIndex, isEnabled ?? true)
  }

  /// The controller with its text fields, whose buttons are added when it is shown.
  private func prepared() -> OldAlertController {
    if let alert { return alert }
    let made = OldAlertController(title: title, message: message, preferredStyle: .alert)
    let changed = UIAction { [weak self] _ in self?.updateFirstOtherButton() }
    func addField(_ placeholder: String?, isSecure: Bool) {
      made.addTextField { field in
        field.placeholder = placeholder
        field.isSecureTextEntry = isSecure
        field.addAction(changed, for: .editingChanged)
      }
    }
    switch alertViewStyle {
    case .default: break
    case .secureTextInput: addField(nil, isSecure: true)
    case .plainTextInput: addField(nil, isSecure: false)
    case .loginAndPasswordInput:
      addField("Login", isSecure: false)
      addField("Password", isSecure: true)
    }
    alert = made
    return made
  }
}
