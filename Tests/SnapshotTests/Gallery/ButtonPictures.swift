import UIKit

/// Buttons: states, alignments, pictures, configurations.
@MainActor enum ButtonPictures {
  static var page: GalleryPage {
    GalleryPage(
      "Buttons",
      "Brackets around the title; from three rows up, or two with a background, a box. Marks on both sides tell the state.",
      [
        .init(text: states.text), .init(title: "As boxes:", text: boxes.text),
        .init(title: "With configurations:", text: configurations.text),
      ])
  }

  private final class FocusedButton: UIButton {
    override var isFocused: Bool { true }
  }

  private static func button(_ title: String?, _ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  private static var states: StateTable {
    let star = NamedImage.make("star")
    var table = StateTable()
    table.add("normal", button("Sign in"))
    table.add("highlighted", button("Sign in")) { $0.isHighlighted = true }
    table.add("selected", button("Sign in")) { $0.isSelected = true }
    table.add("disabled", button("Sign in")) { $0.isEnabled = false }
    table.add("focused", FocusedButton(type: .system)) { $0.setTitle("Sign in", for: .normal) }
    table.add("at the left", button("Sign in"), columns: 20) { $0.contentHorizontalAlignment = .left }
    table.add("at the right", button("Sign in"), columns: 20) { $0.contentHorizontalAlignment = .right }
    table.add("no room for blanks", button("Sign in"), columns: 9)
    table.add("nor for brackets", button("Sign in"), columns: 7)
    table.add("nor for letters", button("Sign in with"), columns: 6)
    table.add("picture and title", button("Rate"), columns: 16) { $0.setImage(star, for: .normal) }
    table.add("right to left", button("Rate"), columns: 16) {
      $0.setImage(star, for: .normal)
      $0.semanticContentAttribute = .forceRightToLeft
    }
    table.add("picture", button(nil), columns: 9) { $0.setImage(star, for: .normal) }
    table.add("small picture", button(nil), columns: 3) { $0.setImage(star, for: .normal) }
    table.add("info", button(nil, .infoLight), columns: 5)
    table.add("add", button(nil, .contactAdd), columns: 5)
    table.add("close", button(nil, .close), columns: 5)
    return table
  }

  private static var boxes: StateTable {
    var table = StateTable()
    table.add("three rows", button("Continue"), columns: 20, rows: 3)
    table.add("disabled", button("Continue"), columns: 20, rows: 3) { $0.isEnabled = false }
    table.add("selected", button("Continue"), columns: 20, rows: 3) { $0.isSelected = true }
    table.add("at the left", button("Continue"), columns: 20, rows: 3) { $0.contentHorizontalAlignment = .leading }
    table.add("round", button("Continue"), columns: 20, rows: 3) {
      $0.backgroundColor = .systemBlue
      $0.layer.cornerRadius = 8
    }
    table.add("two rows, a background", button("Continue"), columns: 20, rows: 2) {
      $0.backgroundColor = .systemBlue
      $0.layer.cornerRadius = 8
    }
    return table
  }

  private static func configured(
    _ title: String?, _ configuration: UIButton.Configuration = .filled(),
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private static var configurations: StateTable {
    let star = NamedImage.make("star")
    let menu = UIMenu(children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date", state: .on) { _ in }])
    var table = StateTable()
    table.add("filled", configured("Save"))
    table.add("picture", configured("Save") { $0.image = star }, columns: 16)
    table.add("picture behind", configured("Save") { ($0.image, $0.imagePlacement) = (star, .trailing) }, columns: 16)
    table.add(
      "picture above", configured("Save") { ($0.image, $0.imagePlacement) = (star, .top) }, columns: 16, rows: 4)
    table.add("busy", configured("Save") { $0.showsActivityIndicator = true }, columns: 14)
    table.add("subtitle", configured("Upgrade") { $0.subtitle = "one month free" }, columns: 24, rows: 4)
    table.add("subtitle, low", configured("Upgrade") { $0.subtitle = "one month free" }, columns: 28, rows: 2)
    table.add("large", configured("Save") { $0.buttonSize = .large })
    table.add("large, disabled", configured("Save") { $0.buttonSize = .large }) { $0.isEnabled = false }
    table.add("pop-up", configured("Sort", .gray()), columns: 14) {
      ($0.menu, $0.showsMenuAsPrimaryAction, $0.changesSelectionAsPrimaryAction) = (menu, true, true)
    }
    return table
  }
}
