import Foundation
import PlainviewLists
import PlainviewTargetAction
import PlainviewUIKitCore
import Testing

private final class NotingCollectionView: UICollectionView {
  var log: [String] = []

  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    log.append(identifier)
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { log.append("\(kind) \(identifier)") }
  override func reloadData() { log.append("reload") }
}

private final class NotingLayout: UICollectionViewFlowLayout {
  var kinds: [String] = []

  override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    kinds.append(elementKind)
    super.register(nib, forDecorationViewOfKind: elementKind)
  }
}

private final class EmptySource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// Registrations of nibs that subclasses override.
@MainActor @Suite struct NibRegistrationTests {
  @Test func `Registrations of nibs can be overridden`() {
    let layout = NotingLayout()
    let view = NotingCollectionView(frame: .zero, collectionViewLayout: layout)
    let nib = UINib(nibName: "Cell", bundle: nil)
    view.register(nib, forCellWithReuseIdentifier: "cell")
    view.register(nib, forSupplementaryViewOfKind: "header", withReuseIdentifier: "a")
    layout.register(nib, forDecorationViewOfKind: "line")
    layout.register(nil as UINib?, forDecorationViewOfKind: "line")
    #expect(view.log == ["cell", "header a"])
    #expect(layout.kinds == ["line", "line"])
  }

  @Test func `Setting a data source calls no override of reloadData`() {
    let view = NotingCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = EmptySource()
    view.dataSource = source
    #expect(view.log.isEmpty)
  }
}
