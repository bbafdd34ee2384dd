import UIKit

/// Cards with rows on a background of another color, as settings have them.
final class SettingsScreen: ColumnController {
  override var background: UIColor { .systemGroupedBackground }

  override func makeRows() -> [UIView] {
    [
      Self.label("Settings"),
      card([Self.row(Self.label("Airplane mode"), Self.toggle(false)), Self.row(Self.label("Wi-Fi"), choice("Home"))]),
      card([
        Self.row(Self.label("Notifications"), Self.toggle(true)), Self.row(Self.label("Sounds"), choice("Loud")),
        Self.row(Self.label("Volume"), volume),
      ]),
      card([Self.row(Self.label("Language"), choice("한국어"))]),
    ]
  }

  private func choice(_ text: String) -> UILabel { Self.label("\(text) >") }

  private var volume: UIView {
    let slider = UISlider()
    slider.value = 0.6
    slider.widthAnchor.constraint(equalToConstant: 160).isActive = true
    return slider
  }

  /// Rows with hairlines between them.
  private func card(_ rows: [UIView]) -> UIView {
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    for (index, row) in rows.enumerated() {
      if index > 0 { stack.addArrangedSubview(Self.line()) }
      stack.addArrangedSubview(row)
    }
    card.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    return card
  }
}
