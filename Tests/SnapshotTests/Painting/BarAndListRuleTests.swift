import Testing
import UIKit

/// Bars hide what is behind them (W93), lists and baselines look alike (W95), text sizes change pictures (W96).
@MainActor @Suite struct BarAndListRuleTests {
  private func rows(of app: XCUIApplication) -> [String] {
    app.text(as: .ascii(elidesRows: false)).components(separatedBy: "\n")
  }

  // MARK: W93

  @Test func `W93 no outline of what is behind a bar is drawn through it`() {
    let stage = PictureStage(columns: 20, rows: 9)
    let list = stage.add(UIView(), PictureStage.cells(0, 0, 20, 9))
    for row in 0..<4 { stage.addBox(PictureStage.cells(2, 2 * row, 16, 2), to: list) }
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
    stage.add(bar, PictureStage.cells(0, 3, 20, 6))
    stage.root.layoutIfNeeded()
    let rows = stage.ascii.suffix(6)
    #expect(rows.first == "--------------------")
    #expect(rows.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } == ["Home"])
  }

  // MARK: Pictures of tabs

  @Test func `The chosen tab shows the selected image of its item, and the usual one without it`() {
    let stage = PictureStage(columns: 40, rows: 4)
    let bar = UITabBar()
    let items = [
      UITabBarItem(title: nil, image: UIImage(systemName: "tray"), selectedImage: UIImage(systemName: "house")),
      UITabBarItem(title: nil, image: UIImage(systemName: "person"), selectedImage: nil),
    ]
    bar.items = items
    stage.add(bar, PictureStage.cells(0, 0, 40, 4))
    bar.selectedItem = items[0]
    stage.root.layoutIfNeeded()
    let first = stage.ascii.joined()
    #expect(first.contains("%house") && !first.contains("%tray") && first.contains("%person"), "\(first)")
    let image = Snapshotting<UIView>.svg.text(of: stage.root)
    #expect(image.contains("house") && !image.contains("tray") && image.contains("person"), "\(image)")
    bar.selectedItem = items[1]
    let second = stage.ascii.joined()
    #expect(second.contains("%tray") && !second.contains("%house") && second.contains("%person"), "\(second)")
  }

  // MARK: W95

  private final class Table: UITableViewController {
    let subtitles: Bool
    init(subtitles: Bool) {
      self.subtitles = subtitles
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: subtitles ? .subtitle : .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "below"
      return cell
    }
  }

  @Test(arguments: [40, 41, 43.5, 44, 45, 47, 50, 60] as [CGFloat])
  func `W95 the separators of a list are all drawn or none, whatever the height of its rows`(_ height: CGFloat) throws {
    for subtitles in [false, true] {
      let table = Table(subtitles: subtitles)
      table.tableView.rowHeight = height
      let app = XCUIApplication(rootViewController: table)
      try app.launch()
      let rows = rows(of: app)
      let texts = rows.indices.filter { rows[$0].contains("Row ") }
      try #require(texts.count == 12)
      let lines = zip(texts, texts.dropFirst()).map { rows[$0..<$1].contains { $0.contains("-----") } }
      #expect(Set(lines).count == 1, "\(height): \(lines)")
      if !subtitles { #expect(lines.first == true, "\(height)") }
    }
  }

  @Test func `W95 texts of several sizes on one baseline stand in one row`() throws {
    for y in stride(from: 100, to: 116, by: 0.5) {
      let app = XCUIApplication(rootViewController: UIViewController(), textMetrics: .system)
      try app.launch()
      let view = try #require(app.window?.rootViewController?.view)
      let label = UILabel()
      (label.text, label.font) = ("Name", .systemFont(ofSize: 11))
      let field = UITextField()
      (field.text, field.borderStyle) = ("Kim", .roundedRect)
      for part in [label, field] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        field.widthAnchor.constraint(equalToConstant: 120),
        field.topAnchor.constraint(equalTo: view.topAnchor, constant: y),
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      ])
      view.layoutIfNeeded()
      #expect(rows(of: app).contains { $0.contains("Name") && $0.contains("Kim") }, "\(y)")
    }
  }

  @Test func `W95 a count of rows does not part the boxes that stand beside each other`() {
    let stage = PictureStage(columns: 24, rows: 10)
    stage.addBox(PictureStage.cells(0, 0, 5, 10))
    stage.addBox(PictureStage.cells(19, 0, 5, 10))
    let rows = Snapshotting<UIView>.ascii.text(of: stage.root).components(separatedBy: "\n")
    #expect(rows[1] == "|   |              |   | = 8 rows")
  }

  @Test func `W95 a line keeps off the edge of a box that is not as wide`() {
    let stage = PictureStage(columns: 20, rows: 5)
    stage.addBox(PictureStage.cells(2, 0, 6, 3))
    stage.add(UIView(), CGRect(x: 8, y: 44, width: 152, height: 0.5), color: .separator)
    #expect(stage.ascii.prefix(4) == ["  +----+", "  |    |", "  +----+", " -------------------"])
  }

  // MARK: W96

  private func label(_ category: UIContentSizeCategory, _ font: (UITraitCollection) -> UIFont) -> CGSize {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let label = UILabel()
    label.text = "Name"
    label.font = font(traits)
    return label.intrinsicContentSize
  }

  @Test func `W96 in cells too a text grows with the user's text size, as the sizes of its style do`() {
    let body: (UITraitCollection) -> UIFont = { .preferredFont(forTextStyle: .body, compatibleWith: $0) }
    // The guidelines list 17 points at the usual size and 53 at the largest one.
    #expect(label(.large, body) == CGSize(width: 32, height: 16))
    let largest = label(.accessibilityExtraExtraExtraLarge, body)
    #expect(abs(largest.width - 32 * 53 / 17) < 1 && abs(largest.height - 16 * 53 / 17) < 1)
    let scaled: (UITraitCollection) -> UIFont = {
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 12), compatibleWith: $0)
    }
    #expect(label(.large, scaled) == CGSize(width: 32, height: 16))
    #expect(label(.accessibilityExtraExtraExtraLarge, scaled).height > 45)
    // A size that the app chose itself is no size of the user's.
    #expect(label(.large) { _ in .systemFont(ofSize: 53) } == CGSize(width: 32, height: 16))
    #expect(label(.large) { body($0).withSize(40.5) } == CGSize(width: 32, height: 16))
  }
}
