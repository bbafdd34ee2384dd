import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

/// The button of a bar that shows an item; what it sends says that the item sent it.
@MainActor final class BarButton: UIButton, ClassStandIn, ItemShowing {
  let item: UIBarButtonItem
  /// The mark before the title: that of a button that leads back.
  let leadsBack: Bool

  nonisolated var shownClassName: String { "_UIButtonBarButton" }
  var shownItem: AnyObject? { leadsBack ? nil : item }

  init(_ item: UIBarButtonItem, leadsBack: Bool = false) {
    self.item = item
    self.leadsBack = leadsBack
    super.init(frame: .zero)
    become(.system)
    item.shownView = self
    item.takeAppearance()
    takeContents()
    connect()
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    leadsBack = false
    super.init(coder: coder)
  }

  private func takeContents() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    isHidden = item.isHidden
    tintColor = item.tintColor
    if let title = item.shownTitle { setTitle(title, for: .normal) }
    if let image = item.image { setImage(image, for: .normal) }
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? (item.title == nil ? item.systemItem?.spokenName : nil)
    menu = item.menu
    showsMenuAsPrimaryAction = item.menu != nil && item.action == nil && item.primaryAction == nil
  }

  private func connect() {
    if let action = item.primaryAction {
      addAction(action, for: .primaryActionTriggered)
    } else if let action = item.action, !item.wiredTarget.isGone {
      addTarget(item.target, action: action, for: .touchUpInside)
    }
  }

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    changeSelectionIfAsked()
    UIApplication.shared.sendAction(action, to: target, from: item, for: event)
  }

  override func sendAction(_ action: UIAction) {
    changeSelectionIfAsked()
    UserCode.run { action.perform(sender: item) }
  }

  /// Selects or deselects the item before its action, where it asks for that.
  private func changeSelectionIfAsked() {
    if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
  }

  // MARK: Appearance

  /// What the bar shows: a word, or the name of a picture.
  var shownText: String {
    if let title = item.shownTitle, !title.isEmpty { return title }
    if let image = item.image { return ImageDrawing.label(image) }
    return item.systemItem?.spokenName ?? ""
  }

  /// 8 points a column in front of the title for the mark of a back button.
  override var intrinsicContentSize: CGSize {
    let metrics = traitCollection.textMetrics
    let width = metrics.width(of: shownText[...], in: .systemFont(ofSize: 17)) + (leadsBack ? 16 : 0)
    return CGSize(width: item.width > 0 ? item.width : width.rounded(.up), height: UINavigationBar.standardHeight)
  }

  override func drawScreen(on canvas: ScreenCanvas) { drawItem(on: canvas) }

  override func drawText(on canvas: TextCanvas) {
    let mark = isEnabled ? stateMark : "-"
    let back = leadsBack ? (isLayoutRightToLeft ? ">" : "<") + " " : ""
    let text = back + mark + shownText + closingStateMark
    canvas.writeWhole(
      text, share: 0, row: canvas.middleRow,
      label: item.shownTitle?.isEmpty ?? true ? item.image.map { ImageDrawing.label($0) } : nil)
  }
}

extension UIBarButtonItem.SystemItem {
  /// What VoiceOver says for the system's item.
  var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
