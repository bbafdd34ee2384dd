public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// The look of an action sheet; raw values are UIKit's. Kept, without effect.
public enum UIActionSheetStyle: Int, Sendable { case automatic = -1, `default`, blackTranslucent, blackOpaque }

/// The action sheet before `UIAlertController`, deprecated since iOS 8.3: it shows itself, in a window over the app's, and
/// tells its delegate which button was chosen.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  /// Is told of the button; not retained.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The text at the top.
  open var title = "" { didSet { sheet?.title = title } }
  /// The look; kept, without effect.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The index of the button that cancels; -1 for none. To be set before the sheet is shown.
  open var cancelButtonIndex = -1
  /// The index of the button that destroys data; -1 for none. To be set before the sheet is shown.
  open var destructiveButtonIndex = -1
  private var buttons = OldAlertButtons()
  private var sheet: OldAlertController?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a sheet from an archive or a document, without texts and buttons.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a sheet whose first button destroys data and whose next one cancels, as far as they have titles.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates a sheet with further buttons behind the one that destroys data and the one that cancels.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  open override class var outlets: OutletTable { ["delegate": .init(\UIActionSheet.delegate)] }

  // MARK: Buttons

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

  /// The index of the first button that neither cancels nor destroys data; -1 where there is none.
  open var firstOtherButtonIndex: Int { buttons.firstIndex(besides: [cancelButtonIndex, destructiveButtonIndex]) }

  // MARK: Showing

  /// Whether the sheet is shown at present.
  open var isVisible: Bool { sheet?.presentingViewController != nil }

  /// Shows the sheet at the lower edge of the screen, in the middle of the view where it is a popover.
  open func show(in view: UIView) {
    show(animated: true) { popover, root in
      popover.sourceView = root
      let area = view.convert(view.bounds, to: nil)
      popover.sourceRect = CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }
  }

  /// Shows the sheet at the lower edge of the screen, or beside a rectangle of the view, in points, as a popover.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(animated: animated) { popover, root in
      popover.sourceView = root
      popover.sourceRect = view.convert(rect, to: nil)
    }
  }

  /// Shows the sheet at the lower edge of the screen, or beside a bar item as a popover.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(animated: animated) { popover, _ in popover.barButtonItem = item }
  }

  /// Shows the sheet as in any other view.
  open func show(from view: UIToolbar) { show(in: view) }

  /// Shows the sheet as in any other view.
  open func show(from view: UITabBar) { show(in: view) }

  /// Dismisses the sheet as if a button had been chosen; the delegate is told of the dismissal alone.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    sheet?.end(buttonIndex, animated: animated)
  }

  private func show(_ index: Int) {
    let style: UIAlertAction.Style =
      index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
    sheet?.addButton(buttons.titles[index], index, style: style)
  }

  private func show(animated: Bool, anchored: (UIPopoverPresentationController, UIView) -> Void) {
    guard !isVisible else { return }
    let made = OldAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    sheet = made
    for index in buttons.titles.indices { show(index) }
    // The sheet lives as long as it is shown.
    made.clicked = { [self] index in
      UserCode.tell(delegate, "actionSheet(_:clickedButtonAt:)") { $0.actionSheet(self, clickedButtonAt: index) }
    }
    made.willDismiss = { [self] index in
      UserCode.tell(delegate, "actionSheet(_:willDismissWithButtonIndex:)") {
        $0.actionSheet(self, willDismissWithButtonIndex: index)
      }
    }
    made.didDismiss = { [self] index in
      sheet = nil
      UserCode.tell(delegate, "actionSheet(_:didDismissWithButtonIndex:)") {
        $0.actionSheet(self, didDismissWithButtonIndex: index)
      }
    }
    UserCode.tell(delegate, "willPresent(_:)") { $0.willPresent(self) }
    made.show(animated: animated, anchored: anchored) { [self] in
      UserCode.tell(delegate, "didPresent(_:)") { $0.didPresent(self) }
    }
  }
}
