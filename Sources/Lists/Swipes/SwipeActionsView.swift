import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

/// The buttons beside a row that was swiped: the first action is at the edge of the table.
@MainActor final class SwipeActionsView: UIView {
  private(set) var buttons: [UIButton] = []
  /// Whether the edge of the table is at the left.
  private let isAtLeft: Bool

  /// The least width of a button, and what it has beside its title; points.
  private static let leastWidth: CGFloat = 74
  private static let titleMargin: CGFloat = 15

  init(_ actions: [UIContextualAction], isAtLeft: Bool, perform: @escaping (UIContextualAction, UIView) -> Void) {
    self.isAtLeft = isAtLeft
    super.init(frame: .zero)
    clipsToBounds = true
    for action in actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.title ?? (action.image == nil ? "" : nil), for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { [unowned button] _ in perform(action, button) }, for: .touchUpInside)
      addSubview(button)
      buttons.append(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func width(of button: UIButton) -> CGFloat {
    max(Self.leastWidth, button.sizeThatFits(.zero).width + 2 * Self.titleMargin)
  }

  /// The width at which the row stays open.
  var openWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = openWidth > 0 ? bounds.width / openWidth : 0
    var x: CGFloat = 0
    for button in buttons {
      let width = width(of: button) * share
      button.frame = CGRect(
        x: isAtLeft ? x : bounds.width - x - width, y: 0, width: width, height: bounds.height)
      x += width
    }
  }
}
