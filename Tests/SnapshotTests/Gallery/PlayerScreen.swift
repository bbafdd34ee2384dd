import UIKit

/// A dark screen: a picture, a slider, a row of buttons.
final class PlayerScreen: ColumnController {
  override var background: UIColor { .black }

  override func makeRows() -> [UIView] {
    overrideUserInterfaceStyle = .dark
    column.alignment = .fill
    let cover = UIImageView(image: NamedImage.make("cover", 160, 160))
    cover.contentMode = .scaleAspectFit
    cover.heightAnchor.constraint(equalToConstant: 176).isActive = true
    let progress = UISlider()
    progress.value = 0.35
    let title = Self.label("Clair de lune")
    let artist = Self.label("Claude Debussy")
    for label in [title, artist] { label.textAlignment = .center }
    return [
      cover, title, artist, progress, Self.row(Self.label("1:42"), Self.label("-3:18")), buttons,
    ]
  }

  private var buttons: UIView {
    let titles = ["<<", "Pause", ">>"]
    let row = UIStackView(arrangedSubviews: titles.map { Self.button($0) })
    for case let button as UIButton in row.arrangedSubviews { button.backgroundColor = .darkGray }
    row.distribution = .fillEqually
    row.spacing = 16
    return row
  }
}
