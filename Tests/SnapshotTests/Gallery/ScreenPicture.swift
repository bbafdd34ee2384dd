import Testing
import UIKit

/// A whole screen in both styles.
@MainActor enum ScreenPicture {
  /// A small phone: two of its pictures fit beside each other on a page.
  static let phone = SimulatedDevice(name: "small phone", size: CGSize(width: 360, height: 480), scale: 2)

  /// Both pictures beside each other, and the image; or below each other, where wide letters would put the second one out
  /// of line.
  static func exhibits(
    of controller: @autoclosure @escaping @MainActor () -> UIViewController, isStacked: Bool = false,
    after change: (XCUIApplication) throws -> Void = { _ in }
  ) throws -> [GalleryPage.Exhibit] {
    let app = try launched(controller, textMetrics: .cells, change)
    let (unicode, ascii) = (app.text(as: .unicode), app.text(as: .ascii))
    let image = GalleryPage.Exhibit(image: try launched(controller, textMetrics: .system, change).text(as: .svg))
    if isStacked { return [.init(text: unicode), .init(text: ascii), image] }
    let lines = TextColumns.join([unicode, ascii], widths: [TextColumns.width(of: unicode) + 3])
    return [.init(text: lines.joined(separator: "\n")), image]
  }

  /// The app as the pictures show it; letters are as wide as cells in texts, as on a device in images.
  private static func launched(
    _ controller: @escaping @MainActor () -> UIViewController, textMetrics: TextMetrics,
    _ change: (XCUIApplication) throws -> Void
  ) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: controller(), device: phone, textMetrics: textMetrics)
    try app.launch()
    try change(app)
    try app.settle()
    return app
  }
}

/// A controller with its views in one column, as most screens are.
class ColumnController: UIViewController {
  let column = UIStackView()
  var background: UIColor { .systemBackground }
  /// The views of the column, first to last.
  func makeRows() -> [UIView] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = background
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    for row in makeRows() { column.addArrangedSubview(row) }
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  static func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  static func field(_ placeholder: String, _ text: String = "") -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.text = text
    field.borderStyle = .roundedRect
    return field
  }

  static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 8
    button.heightAnchor.constraint(equalToConstant: 48).isActive = true
    return button
  }

  /// Views in a row; the first one takes the width that is left.
  static func row(_ views: UIView...) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    row.alignment = .center
    views.first?.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    views.first?.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    return row
  }

  static func toggle(_ isOn: Bool) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return toggle
  }

  static func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    return line
  }
}
