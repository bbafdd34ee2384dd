import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// Making and recycling the views of elements.
extension UICollectionView {
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    requestedAttributes = attributes
    defer { requestedAttributes = nil }
    switch attributes.representedElementCategory {
    case .cell: return askForCell(attributes.indexPath)
    case .supplementaryView: return askForView(attributes.representedElementKind ?? "", attributes.indexPath)
    case .decorationView: return makeDecoration(attributes)
    }
  }

  private func askForCell(_ path: IndexPath) -> UICollectionReusableView? {
    RegistrationToken.isCellBeingAsked = true
    let asked = askDataSource("collectionView(_:cellForItemAt:)", "cellForItemAt: \(path.listText)") {
      $0.collectionView(self, cellForItemAt: path)
    }
    RegistrationToken.isCellBeingAsked = false
    guard let cell = asked else { return nil }
    guard cell.reuseIdentifier != nil else {
      raise(
        .internalInconsistency(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
            + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"))
      return nil
    }
    return cell
  }

  private func askForView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    guard dataSource != nil else { return nil }
    let question = "viewForSupplementaryElementOfKind: \(kind), at: \(path.listText)"
    let asked = askDataSource("collectionView(_:viewForSupplementaryElementOfKind:at:)", question) {
      $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    guard let view = asked, view.reuseIdentifier != nil else {
      let text = asked.map { $0 is NoSupplementaryView ? "(null)" : "\($0)" } ?? "(null)"
      raise(
        .internalInconsistency(
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
            + "\(path.objectText)) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(text))"))
      return nil
    }
    return view
  }

  private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let kind = attributes.representedElementKind ?? ""
    let key = ViewPool.Key(kind: "decoration " + kind, identifier: kind)
    if let view = pool.takeWaiting(key) {
      UserCode.run { view.prepareForReuse() }
      return view
    }
    guard let view = UserCode.make({ layout.makeDecorationView(ofKind: kind, frame: attributes.bounds) }) else {
      raise(
        .internalInconsistency(
          "could not dequeue a view of kind: \(kind) with identifier \(kind) - must register a nib or a class for the "
            + "identifier or connect a prototype cell in a storyboard"))
      return nil
    }
    (view.storedReuseIdentifier, view.elementKind) = (key.identifier, key.kind)
    return view
  }

  // MARK: Displaying and recycling

  func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch view {
    case let cell as UICollectionViewCell:
      askDelegate(
        "collectionView(_:willDisplay:forItemAt:)",
        "willDisplay: \(plainName(of: cell)), forItemAt: \(key.path.listText)"
      ) { $0.collectionView(self, willDisplay: cell, forItemAt: key.path) }
    default:
      guard key.category == .supplementaryView else { return }
      askDelegate(
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        "willDisplaySupplementaryView: \(plainName(of: view)), forElementKind: \(key.kind), at: \(key.path.listText)"
      ) {
        $0.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
      }
    }
  }

  func tellDidEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch view {
    case let cell as UICollectionViewCell:
      askDelegate(
        "collectionView(_:didEndDisplaying:forItemAt:)",
        "didEndDisplaying: \(plainName(of: cell)), forItemAt: \(key.path.listText)"
      ) { $0.collectionView(self, didEndDisplaying: cell, forItemAt: key.path) }
    default:
      guard key.category == .supplementaryView else { return }
      askDelegate(
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        "didEndDisplayingSupplementaryView: \(plainName(of: view)), forElementOfKind: \(key.kind), "
          + "at: \(key.path.listText)"
      ) {
        $0.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
      }
    }
  }

  /// Removes views and keeps them for other elements.
  func recycleAll(except kept: Set<ElementKey> = []) {
    let gone = shown.keys.filter { !kept.contains($0) }
    guard !gone.isEmpty else { return }
    for key in gone.sorted(by: ElementKey.precedes) {
      guard let view = shown.removeValue(forKey: key) else { continue }
      recycle(view, key)
    }
  }

  func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    pool.keep(view)
    tellDidEndDisplaying(view, key)
  }
}
