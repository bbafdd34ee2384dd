import Foundation
import PlainviewStage
import Testing
import UIKit

/// A collection view of 390 × 844 points on the screen, with a data source and a delegate that note their calls.
@MainActor final class CollectionStage {
  let stage: Stage
  let view: UICollectionView
  let source: NotingCollectionSource

  init(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), counts: [Int], delegate: Bool = true,
    _ prepare: (UICollectionView) -> Void = { _ in }
  ) throws {
    stage = try Stage()
    source = NotingCollectionSource(counts)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      view.register(NotingHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    if delegate { view.delegate = source }
    prepare(view)
    try stage.add(view, CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Runs code of the app, and the turn that it is in.
  func run(_ body: @escaping () -> Void) throws { try stage.app.run { body() } }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

/// The cells of a `CollectionStage`: which were made, and how often each was used again.
final class NotingCell: UICollectionViewCell {
  static var living = 0
  private(set) var reuses = 0
  var text = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.living += 1
  }
  required init?(coder: NSCoder) { nil }
  isolated deinit { Self.living -= 1 }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
  override var displayedText: String? { text }
}

final class NotingHeader: UICollectionReusableView {}

/// A data source and delegate that notes its calls, oldest first, and answers as it is told.
@MainActor final class NotingCollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var counts: [Int]
  private(set) var log: [String] = []
  var answers: [String: Bool] = [:]
  var makesCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var size: ((IndexPath) -> CGSize)?
  var notesSizes = false

  init(_ counts: [Int]) { self.counts = counts }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func note(_ event: String, _ path: IndexPath) { log.append("\(event) \(path.section)-\(path.item)") }
  private func answer(_ question: String, _ path: IndexPath) -> Bool {
    note(question, path)
    return answers[question] ?? true
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return counts.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.append("items \(section)")
    return counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    note("cell", indexPath)
    if let makesCell { return makesCell(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NotingCell)?.text = "\(indexPath.section)-\(indexPath.item)"
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note(kind, indexPath)
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    note("move from", source)
    note("move to", destination)
    counts[source.section] -= 1
    counts[destination.section] += 1
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    answer("canMove", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    answer("shouldHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    answer("shouldSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    answer("shouldDeselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("willDisplay", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if notesSizes { note("size", indexPath) }
    return size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}
