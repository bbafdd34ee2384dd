import Foundation
import PlainviewLayout
import PlainviewUIKitCore

/// The buttons of a system's screen for documents, one below the other.
@MainActor final class DocumentList: UIStackView {
  func show(_ buttons: [UIButton], in view: UIView) {
    for button in arrangedSubviews { button.removeFromSuperview() }
    axis = .vertical
    distribution = .fillEqually
    for button in buttons { addArrangedSubview(button) }
    frame = CGRect(x: 20, y: 60, width: max(0, view.bounds.width - 40), height: CGFloat(buttons.count) * 44)
    autoresizingMask = .flexibleWidth
    if superview == nil { view.addSubview(self) }
  }

  static func button(_ title: String, isEnabled: Bool = true, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.isEnabled = isEnabled
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}
