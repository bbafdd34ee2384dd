import UIKit

/// A screen of rows as apps have them: a card with an outline, a picture, two labels, a switch, a progress bar.
@MainActor final class PaintedScreen {
  let window: UIWindow
  private(set) var viewCount = 1

  /// Rows are in two columns, which extend below the window when there are too many for it.
  init(atLeast count: Int) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.backgroundColor = .systemBackground
    var row = 0
    while viewCount < count {
      addRow(row)
      row += 1
    }
  }

  private func addRow(_ row: Int) {
    let card = UIView(
      frame: CGRect(x: CGFloat(row % 2) * 192 + 4, y: CGFloat(row / 2 % 26) * 32, width: 190, height: 48))
    card.backgroundColor = row % 3 == 0 ? .secondarySystemBackground : nil
    card.layer.borderWidth = row % 3 == 1 ? 1 : 0
    card.layer.cornerRadius = row % 2 == 0 ? 8 : 0
    add(card, to: window)
    add(label("Row \(row) of many"), to: card, CGRect(x: 8, y: 0, width: 120, height: 16))
    add(label("자세한 설명과 이름"), to: card, CGRect(x: 8, y: 16, width: 120, height: 16))
    let toggle = UISwitch(frame: CGRect(x: 136, y: 8, width: 51, height: 31))
    toggle.isOn = row % 2 == 0
    add(toggle, to: card)
    let progress = UIProgressView(frame: CGRect(x: 8, y: 36, width: 120, height: 4))
    progress.progress = Float(row % 10) / 10
    add(progress, to: card)
    add(UIView(), to: card, CGRect(x: 0, y: 47, width: 190, height: 1))
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func add(_ view: UIView, to parent: UIView, _ frame: CGRect? = nil) {
    if let frame { view.frame = frame }
    parent.addSubview(view)
    viewCount += 1
  }
}
