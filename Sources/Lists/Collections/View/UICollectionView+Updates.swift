import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension UICollectionView {
  /// The duration of the animation of changes, in seconds of the virtual clock.
  static let updateDuration: TimeInterval = 0.3

  /// Records a change; outside of a batch it is applied at once.
  func update(_ change: (inout UpdateBatch) -> Void) {
    guard batch == nil else {
      batch?.take(change)
      return
    }
    var single = UpdateBatch()
    single.take(change)
    if !isReloading { UserCode.run { prepareLayout() } }
    apply(single, before: counts(), nil)
  }

  /// Runs code that changes the data and reports the changes; a nested batch is a part of the outer one.
  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      if let updates { UserCode.run(updates) }
      return
    }
    // The counts before are those that are shown, if anything is.
    if !isReloading { UserCode.run { prepareLayout() } }
    let before = counts()
    let version = dataVersion
    batch = UpdateBatch()
    if let updates { UserCode.run(updates) }
    guard let finished = batch else { return }
    batch = nil
    guard version == dataVersion else { return finish(completion) }
    apply(finished, before: before, completion)
  }

  /// Shows what a diffable data source changed.
  func apply(_ difference: ListDifference, change: () -> Void, _ completion: ((Bool) -> Void)?) {
    if !isReloading { UserCode.run { prepareLayout() } }
    let before = counts()
    change()
    apply(UpdateBatch(difference), before: before, completion)
  }

  func finish(_ completion: ((Bool) -> Void)?) {
    layoutIfNeeded()
    UIView.animate(withDuration: 0, animations: {}, completion: completion)
  }

  private func apply(_ batch: UpdateBatch, before: [Int], _ completion: ((Bool) -> Void)?) {
    // App code that still runs after an exception finds the items unchanged.
    guard UserCode.mayRun else { return }
    storedCounts = nil
    var plan = UpdatePlan(batch, before: before, after: counts())
    if let problem = plan.makePlan() { return raise(.internalInconsistency(problem)) }
    let wasShown = !isReloading && !shown.isEmpty
    invalidateForUpdate()
    selectedPaths = Set(selectedPaths.compactMap { plan.newSelectionPath(of: $0) })
    highlightedPath = highlightedPath.flatMap { plan.newPath(of: $0) }
    guard wasShown else { return finish(completion) }
    UserCode.run { layout.prepareIfNeeded() }
    UserCode.run { layout.prepare(forCollectionViewUpdates: batch.updateItems) }
    animate(plan, batch, completion)
  }

  private func invalidateForUpdate() {
    prefetchedPaths = []
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }

  private func animate(_ plan: UpdatePlan, _ batch: UpdateBatch, _ completion: ((Bool) -> Void)?) {
    let leaving = moveViews(plan)
    swipes.followChanges { plan.newPath(of: $0) }
    let inserted = Set(batch.insertedItems)
    let insertedSections = Set(batch.insertedSections)
    let known = Set(shown.keys)
    UIView.performWithoutAnimation { showInserted(known, inserted, insertedSections) }
    reconfigure(batch.reconfiguredItems)
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: {
        self.fadeOut(leaving)
        self.settleViews()
      },
      completion: { isFinished in
        self.remove(leaving.map(\.view))
        UserCode.run { completion?(isFinished) }
      })
    UserCode.run { layout.finalizeCollectionViewUpdates() }
  }

  /// Moves views to the new keys of their elements; returns those whose elements were removed.
  private func moveViews(_ plan: UpdatePlan) -> [(view: UICollectionReusableView, key: ElementKey)] {
    var leaving: [(view: UICollectionReusableView, key: ElementKey)] = []
    let former = shown
    shown = [:]
    for key in former.keys.sorted(by: ElementKey.precedes) {
      guard let view = former[key] else { continue }
      if let new = newKey(of: key, plan) { shown[new] = view } else { leaving.append((view, key)) }
    }
    return leaving
  }

  private func newKey(of key: ElementKey, _ plan: UpdatePlan) -> ElementKey? {
    guard key.category != .cell else { return plan.newPath(of: key.path).map { key.moved(to: $0) } }
    guard key.path.count == 2 else { return key }
    guard let section = plan.newViewIndex(ofSection: key.path.section) else { return nil }
    return key.moved(to: IndexPath(item: key.path.item, section: section))
  }

  /// Shows what is visible now in its former state: inserted views with their initial attributes.
  private func showInserted(_ known: Set<ElementKey>, _ inserted: Set<IndexPath>, _ sections: Set<Int>) {
    let formerAttributes = shown.compactMapValues(\.shownAttributes)
    setNeedsLayout()
    layoutIfNeeded()
    for key in shown.keys.sorted(by: ElementKey.precedes) {
      guard let view = shown[key], let final = view.shownAttributes else { continue }
      if known.contains(key) {
        // A view that stays starts with its former attributes.
        if let former = formerAttributes[key] { place(view, former) }
      } else if inserted.contains(key.path) || sections.contains(key.path.section) {
        place(view, initialAttributes(of: key, final))
      }
      view.finalAttributes = final
    }
  }

  private func initialAttributes(
    of key: ElementKey, _ final: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let initial = UserCode.run(else: nil) {
      switch key.category {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.path)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
      }
    }
    if let initial { return mirrored(initial) }
    let faded = final.copy() as? UICollectionViewLayoutAttributes ?? final
    faded.alpha = 0
    return faded
  }

  private func settleViews() {
    for key in shown.keys.sorted(by: ElementKey.precedes) {
      guard let view = shown[key], let final = view.finalAttributes else { continue }
      view.finalAttributes = nil
      place(view, final)
    }
  }

  private func fadeOut(_ leaving: [(view: UICollectionReusableView, key: ElementKey)]) {
    for (view, key) in leaving {
      let final = UserCode.run(else: nil) {
        switch key.category {
        case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.path)
        case .supplementaryView:
          layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
        case .decorationView:
          layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
        }
      }
      if let final { view.show(mirrored(final)) }
      view.alpha = 0
      tellDidEndDisplaying(view, key)
    }
  }

  private func remove(_ views: [UICollectionReusableView]) {
    for view in views {
      view.removeFromSuperview()
      view.alpha = 1
      pool.keep(view)
    }
  }

  private func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cell(at: path) else { continue }
      configureAgain(cell, path)
    }
  }

  /// Asks the data source for the cell of an item again: dequeuing returns the same view.
  private func configureAgain(_ cell: UICollectionViewCell, _ path: IndexPath) {
    guard let identifier = cell.reuseIdentifier else { return }
    pool.offer(cell, for: .init(kind: cell.elementKind, identifier: identifier))
    let other = askDataSource("collectionView(_:cellForItemAt:)", "cellForItemAt: \(path.listText)") {
      $0.collectionView(self, cellForItemAt: path)
    }
    pool.withdrawOffer()
    guard let other, other !== cell else { return }
    raise(
      .internalInconsistency(
        "The cell returned for a reconfigured item must be the existing cell: dequeue it with the same identifier or "
          + "registration. Existing cell: \(cell); returned cell: \(other); index path: \(path.objectText)"))
  }
}
