import UIKit

/// A window with a collection view of many items.
@MainActor final class CollectionScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// Which layout the items are shown in.
  enum Kind: String, CaseIterable { case grid, sizes, list }

  let window: UIWindow
  let view: UICollectionView
  private let count: Int
  private let kind: Kind
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = "Item \(item)"
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  init(_ kind: Kind, count: Int) {
    self.kind = kind
    self.count = count
    let layout: UICollectionViewLayout =
      kind == .list
      ? UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) : UICollectionViewFlowLayout()
    (layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 90, height: 90)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    if kind == .sizes { view.delegate = self }
    window.addSubview(view)
  }

  func showFirstScreen() { window.layoutIfNeeded() }

  /// Moves the content by a screen, and back to the beginning when it ends.
  func scrollByScreen() {
    let next = view.contentOffset.y + view.bounds.height
    view.contentOffset.y = next + view.bounds.height < view.contentSize.height ? next : 0
    window.layoutIfNeeded()
  }

  // MARK: UICollectionViewDataSource

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard kind == .list else {
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
  }

  // MARK: UICollectionViewDelegateFlowLayout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60 + indexPath.item % 7 * 10, height: 90) }
}
