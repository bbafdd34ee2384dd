import Foundation
import PlainviewStage
import Testing
@_spi(Plainview) import UIKit

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

extension CollectionStage {
  /// A list with the texts "Row 0", "Row 1" ...
  static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, counts: [Int] = [3],
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    cell: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) throws -> CollectionStage {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath> { view, path, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Row \(path.item)"
      view.contentConfiguration = content
      cell(view, path)
    }
    return try CollectionStage(UICollectionViewCompositionalLayout.list(using: configuration), counts: counts) {
      ($0.dataSource as? NotingCollectionSource)?.makesCell = { view, path in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: path)
      }
    }
  }

  /// A list whose cells are prepared further.
  static func rows(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, counts: [Int] = [3],
    _ cell: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) throws -> CollectionStage { try list(appearance, counts: counts, cell: cell) }

  func row(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
  }

  /// A finger that moves sideways at a height, rests and is lifted.
  func swipe(_ y: CGFloat, from start: CGFloat, to end: CGFloat) throws {
    try drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y))
    try stage.wait(0.3)
    try stage.up()
    try stage.wait(0.5)
  }

  /// A finger that goes down, and moves in small steps.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 20) throws {
    try stage.down(start.x, start.y)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      try stage.wait(0.02)
      try stage.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
  }

  /// The button of an action that is open.
  func button(_ title: String) -> UIButton? {
    for view in view.subviews {
      for case let button as UIButton in view.subviews where button.currentTitle == title { return button }
    }
    return nil
  }

  func tap(_ button: UIButton?) throws {
    let button = try #require(button)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    try stage.tap(middle.x, middle.y)
    try stage.wait(0.5)
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
  deinit { MainActor.assumeIsolated { Self.living -= 1 } }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
  override var displayedText: String? { text }
}

final class NotingHeader: UICollectionReusableView {}

/// A data source and delegate that notes its calls, oldest first, and returns what a test sets.
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
