import UIKit

/// A list of settings in two sections, with all kinds of accessories.
final class ListController: UICollectionViewController {
  struct Style {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
    var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
    /// Whether the rows are in each other instead of in sections.
    var isOutline = false
  }

  private static let titles = [["General", "Sounds", "Screen Time", "Privacy"], ["Account", "Mail"]]
  private static let sections = ["Device", "You"]
  private let style: Style
  private var source: UICollectionViewDiffableDataSource<String, String>?

  init(_ style: Style) {
    self.style = style
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = layout()
    collectionView.backgroundColor = nil
    let source = makeSource()
    self.source = source
    source.reorderingHandlers.canReorderItem = { _ in true }
    if style.isOutline { return source.apply(outline(), to: "Settings", animatingDifferences: false) }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, titles) in zip(Self.sections, Self.titles) {
      snapshot.appendSections([section])
      snapshot.appendItems((style.headerMode == .firstItemInSection ? [section] : []) + titles)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  /// An item that is open, and one that is closed.
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(Self.sections)
    for (section, titles) in zip(Self.sections, Self.titles) { tree.append(titles, to: section) }
    tree.expand(["Device"])
    return tree
  }

  private func layout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: style.appearance)
    configuration.headerMode = style.headerMode
    configuration.footerMode = style.footerMode
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
      ])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
      ])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, String> {
    let isOutline = style.isOutline
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      if title == "Privacy" { content.secondaryText = "On" }
      cell.contentConfiguration = content
      cell.accessories = Self.accessories(of: title, isOutline: isOutline)
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
      view, path, title in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: title)
    }
    let header = supplementary(UICollectionView.elementKindSectionHeader) { $0 }
    let footer = supplementary(UICollectionView.elementKindSectionFooter) { "\($0) of Kim." }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    return source
  }

  private func supplementary(
    _ kind: String, text: @escaping (String) -> String
  ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
    .init(elementKind: kind) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = text(Self.sections[path.section])
      cell.contentConfiguration = content
    }
  }

  private static func accessories(of title: String, isOutline: Bool) -> [UICellAccessory] {
    if isOutline { return [.multiselect()] + (sections.contains(title) ? [.outlineDisclosure()] : []) }
    if sections.contains(title) { return [] }
    let editing: [UICellAccessory] = [.delete(), .reorder()]
    let shown: [UICellAccessory] =
      switch title {
      case "General": [.disclosureIndicator(displayed: .whenNotEditing)]
      case "Sounds": [.label(text: "On"), .disclosureIndicator(displayed: .whenNotEditing)]
      case "Screen Time": [.checkmark(displayed: .whenNotEditing)]
      case "Privacy": [.detail(displayed: .whenNotEditing)]
      case "Mail": [.outlineDisclosure(displayed: .whenNotEditing)]
      default: []
      }
    return shown + editing
  }
}
