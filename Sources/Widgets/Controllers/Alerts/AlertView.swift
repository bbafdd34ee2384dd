import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

/// What an alert shows: title, message and fields above, the actions in a row of two or in a column.
@MainActor final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [AlertButton] = []

  /// The width of an alert, in points.
  static let alertWidth: CGFloat = 270
  /// The distance of an action sheet from the edges, in points.
  static let sheetMargin: CGFloat = 8
  private static let padding: CGFloat = 16
  private static let textGap: CGFloat = 4
  private static let fieldHeight: CGFloat = 32
  private static let buttonHeight: CGFloat = 44

  override class var actions: ActionTable { ["_choose:": .init(choose)] }

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 14
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    contentsDidChange()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes over title, message, fields and actions.
  func contentsDidChange() {
    guard let controller else { return }
    show(controller.title, controller.attributedTitle, in: titleLabel)
    show(controller.message, controller.attributedMessage, in: messageLabel)
    if let content = controller.contentViewController, content.view.superview !== self { addSubview(content.view) }
    for field in controller.textFields ?? [] where field.superview !== self { addSubview(field) }
    for button in buttons { button.removeFromSuperview() }
    buttons = controller.orderedActions.map { action in
      let button = AlertButton(action)
      button.addTarget(self, action: Selector("_choose:"), for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func choose(_ sender: UIControl) {
    if let button = sender as? AlertButton { controller?.choose(button.action) }
  }

  // MARK: Layout

  func size(in area: CGSize) -> CGSize {
    let isSheet = controller?.preferredStyle == .actionSheet
    let width = isSheet ? max(area.width - 2 * Self.sheetMargin, 0) : min(Self.alertWidth, area.width)
    return CGSize(width: width, height: min(layOut(width: width, moving: false), area.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width, moving: true)
  }

  /// Goes through the parts from top to bottom; returns the height that they take.
  private func layOut(width: CGFloat, moving: Bool) -> CGFloat {
    let inner = max(width - 2 * Self.padding, 0)
    var y = Self.padding
    let hasHead = [titleLabel, messageLabel].contains { !($0.text ?? "").isEmpty } || controller?.textFields != nil
    if !hasHead { y = 0 }
    for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      if moving { label.frame = CGRect(x: Self.padding, y: y, width: inner, height: height) }
      y += height + Self.textGap
    }
    for field in controller?.textFields ?? [] {
      y += Self.textGap
      if moving { field.frame = CGRect(x: Self.padding, y: y, width: inner, height: Self.fieldHeight) }
      y += Self.fieldHeight + Self.textGap
    }
    if hasHead { y += Self.padding - Self.textGap }
    if let content = controller?.contentViewController {
      let height = Self.height(of: content)
      if moving { content.view.frame = CGRect(x: 0, y: y, width: width, height: height) }
      y += height
    }
    return layOutButtons(width: width, from: y, moving: moving)
  }

  /// A controller's preferred height, or else that of its constraints.
  private static func height(of content: UIViewController) -> CGFloat {
    let preferred = content.preferredContentSize.height
    return preferred > 0 ? preferred : content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }

  private func layOutButtons(width: CGFloat, from top: CGFloat, moving: Bool) -> CGFloat {
    if isRow(width: width) {
      for (index, button) in buttons.enumerated() where moving {
        let column = isLayoutRightToLeft ? 1 - index : index
        button.frame = CGRect(
          x: CGFloat(column) * width / 2, y: top, width: width / 2, height: Self.buttonHeight)
      }
      return top + Self.buttonHeight
    }
    var y = top
    for button in buttons {
      if moving { button.frame = CGRect(x: 0, y: y, width: width, height: Self.buttonHeight) }
      y += Self.buttonHeight
    }
    return y
  }

  /// Two actions stand side by side when both fit.
  private func isRow(width: CGFloat) -> Bool {
    guard buttons.count == 2, controller?.preferredStyle == .alert else { return false }
    return buttons.allSatisfy { $0.textWidth + Self.padding <= width / 2 }
  }
}

/// The button of one action.
@MainActor final class AlertButton: UIControl, ClassStandIn {
  let action: UIAlertAction
  nonisolated var shownClassName: String { "_UIAlertControllerActionView" }

  init(_ action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    isAccessibilityElement = true
    super.accessibilityTraits = .button
    takeState()
    action.changed = { [weak self] in self?.takeState() }
  }

  required init?(coder: NSCoder) {
    action = UIAlertAction(title: nil, style: .default)
    super.init(coder: coder)
  }

  private func takeState() {
    isEnabled = action.isEnabled
    isSelected = action.isChecked
    accessibilityIdentifier = action.accessibilityIdentifier
  }

  override var displayedText: String? { action.title }

  var textWidth: CGFloat {
    traitCollection.textMetrics.width(of: (action.title ?? "")[...], in: .systemFont(ofSize: 17)).rounded(.up)
  }

  override func drawScreen(on canvas: ScreenCanvas) { drawAction(on: canvas) }

  override func drawText(on canvas: TextCanvas) {
    let title = action.title ?? ""
    let text = stateMark.isEmpty ? "[ \(title) ]" : "[\(stateMark)\(title)\(closingStateMark)]"
    canvas.writeWhole(text, share: 0.5, row: canvas.middleRow)
  }
}
