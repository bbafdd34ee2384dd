import Testing
import UIKit

/// Collection views as an app shows them, and what they look like.
@MainActor @Suite struct CollectionScreenTests {
  /// A cell with its name in a box.
  final class BoxCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.borderWidth = 1
      label.textAlignment = .center
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.frame = contentView.bounds
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .boldSystemFont(ofSize: 17)
      label.frame = CGRect(x: 16, y: 0, width: 300, height: 32)
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Sections of boxes with titles.
  final class BoxController: UICollectionViewController {
    let counts: [Int]

    init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
      self.counts = counts
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Cells that do not scroll would begin under the status bar.
      collectionView.contentInsetAdjustmentBehavior = .always
      collectionView.register(BoxCell.self, forCellWithReuseIdentifier: "box")
      collectionView.register(
        TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "title")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
      (cell as? BoxCell)?.label.text = "\(indexPath.section + 1).\(indexPath.item + 1)"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
      (view as? TitleView)?.label.text = "Section \(indexPath.section + 1)"
      return view
    }
  }

  private func show(_ layout: UICollectionViewLayout, _ counts: [Int]) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: BoxController(layout, counts))
    try app.launch()
    return app
  }

  private func flow(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 64)
    change(layout)
    return layout
  }

  @Test func `A grid with titles`() throws {
    let layout = flow {
      $0.headerReferenceSize = CGSize(width: 0, height: 32)
      $0.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }
    assertSnapshot(of: try show(layout, [6, 7]), as: .ascii)
  }

  @Test func `Columns that scroll sideways`() throws {
    assertSnapshot(of: try show(flow { $0.scrollDirection = .horizontal }, [40]), as: .ascii)
  }

  @Test func `A section that scrolls by itself above a grid`() throws {
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let size = NSCollectionLayoutSize(
        widthDimension: number == 0 ? .absolute(150) : .fractionalWidth(1), heightDimension: .absolute(96))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitem: item, count: number == 0 ? 1 : 3))
      if number == 0 { section.orthogonalScrollingBehavior = .groupPaging }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    let app = try show(layout, [8, 6])
    assertSnapshot(of: app, as: .ascii, named: "before")
    let start = CGPoint(x: 300, y: 140)
    try app.touchDown(at: start)
    for step in 1...10 {
      try app.advance(by: 0.016)
      try app.touchMove(to: CGPoint(x: start.x - CGFloat(step) * 20, y: start.y))
    }
    try app.touchUp()
    try app.advance(by: 4)
    assertSnapshot(of: app, as: .ascii, named: "after a swipe")
  }
}
