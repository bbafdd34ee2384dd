import Foundation
import PlainviewRuntime
package import PlainviewUIKitCore

/// What is not known of how UIKit's collection views behave, as rules that can be changed.
@preconcurrency @MainActor package final class UICollectionViewSettings {
  /// Whether a tapped cell is unhighlighted before its item is selected; afterwards by default (contract C4).
  package var unhighlightsBeforeSelecting = false

  init() {}
}

extension UIApplication {
  /// The rules for the collection views of this app.
  package var collectionViewSettings: UICollectionViewSettings {
    SimulatedProcess.current.singleton(UICollectionViewSettings.self) { UICollectionViewSettings() }
  }
}

// A finger on an item: the order of the calls is contract C4's.
extension UICollectionView {
  private var maySelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func beginHighlighting(_ touches: Set<UITouch>) {
    // A finger that scrolls or swipes already presses nothing.
    guard followedTouch == nil, !panGestureRecognizer.isUnderWay, rowSwipeRecognizer?.isUnderWay != true,
      !SimulatedProcess.isUnwinding
    else { return }
    if swipes.open != nil { return swipes.close() }
    guard let touch = touches.min(by: { $0.finger < $1.finger }), let path = item(under: touch) else { return }
    followedTouch = touch
    guard maySelect || allowsMultipleSelectionDuringEditing && isEditing else { return }
    guard asking("shouldHighlightItemAt", path, { $0.collectionView(self, shouldHighlightItemAt: path) }) else {
      return
    }
    guard !SimulatedProcess.isUnwinding else { return }
    highlightedPath = path
    cell(at: path)?.isHighlighted = true
    telling("didHighlightItemAt", path) { $0.collectionView(self, didHighlightItemAt: path) }
  }

  private func item(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
      view = candidate.superview
    }
    return nil
  }

  func endHighlighting(_ touches: Set<UITouch>) {
    guard let touch = followedTouch, touches.contains(touch) else { return }
    followedTouch = nil
    guard let path = highlightedPath, !SimulatedProcess.isUnwinding else { return }
    guard cell(at: path).map({ $0.bounds.contains(touch.location(in: $0)) }) ?? false else { return unhighlight() }
    if UIApplication.shared.collectionViewSettings.unhighlightsBeforeSelecting { unhighlight() }
    selectAsUser(path)
    unhighlight()
  }

  func cancelHighlighting(_ touches: Set<UITouch>) {
    guard let touch = followedTouch, touches.contains(touch) else { return }
    followedTouch = nil
    unhighlight()
  }

  private func unhighlight() {
    guard let path = highlightedPath, !SimulatedProcess.isUnwinding else { return }
    highlightedPath = nil
    cell(at: path)?.isHighlighted = false
    telling("didUnhighlightItemAt", path) { $0.collectionView(self, didUnhighlightItemAt: path) }
  }

  // MARK: Selecting

  private func selectAsUser(_ path: IndexPath) {
    if !isEditing, (cell(at: path) as? UICollectionViewListCell)?.toggleAsHeader() == true { return }
    if selectsSeveral, selectedPaths.contains(path) {
      if asking("shouldDeselectItemAt", path, { $0.collectionView(self, shouldDeselectItemAt: path) }) {
        deselectAsUser(path)
      }
      return
    }
    guard asking("shouldSelectItemAt", path, { $0.collectionView(self, shouldSelectItemAt: path) }),
      !SimulatedProcess.isUnwinding
    else { return }
    if !selectsSeveral {
      for other in selectedPaths.sorted() where other != path { deselectAsUser(other) }
    }
    guard !SimulatedProcess.isUnwinding else { return }
    mark(path, isSelected: true)
    if let cell = cell(at: path) { cell.selectionSegue?.performIfAllowed(cell) }
    telling("didSelectItemAt", path) { $0.collectionView(self, didSelectItemAt: path) }
    performPrimaryAction(path)
  }

  private func deselectAsUser(_ path: IndexPath) {
    guard !SimulatedProcess.isUnwinding else { return }
    mark(path, isSelected: false)
    telling("didDeselectItemAt", path) { $0.collectionView(self, didDeselectItemAt: path) }
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard !isEditing, delegate != nil, !SimulatedProcess.isUnwinding,
      asking(
        "canPerformPrimaryActionForItemAt", path,
        {
          $0.collectionView(self, canPerformPrimaryActionForItemAt: path)
        })
    else { return }
    telling("performPrimaryActionForItemAt", path) { $0.collectionView(self, performPrimaryActionForItemAt: path) }
  }

  func mark(_ path: IndexPath, isSelected: Bool) {
    if isSelected { selectedPaths.insert(path) } else { selectedPaths.remove(path) }
    cell(at: path)?.isSelected = isSelected
  }

  private func asking(_ question: String, _ path: IndexPath, _ body: (any UICollectionViewDelegate) -> Bool) -> Bool {
    guard let delegate, !SimulatedProcess.isUnwinding else { return true }
    let answer = ask(delegate, "collectionView(\(plainName(of: self)), \(question): \(path.listText))") {
      body(delegate)
    }
    if !answer { noteRefusal(delegate, "collectionView(\(plainName(of: self)), \(question): \(path.listText))") }
    return answer
  }

  private func telling(_ event: String, _ path: IndexPath, _ body: (any UICollectionViewDelegate) -> Void) {
    guard let delegate, !SimulatedProcess.isUnwinding else { return }
    ask(delegate, "collectionView(\(plainName(of: self)), \(event): \(path.listText))") { body(delegate) }
  }
}

// What code selects: the delegate is not called (contract C4).
extension UICollectionView {
  func baseSelectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard allowsSelection, hasItem(indexPath) else { return }
    if !selectsSeveral { deselectAll(except: indexPath) }
    mark(indexPath, isSelected: true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselectAll(except kept: IndexPath? = nil) {
    for path in selectedPaths.sorted() where path != kept { mark(path, isSelected: false) }
  }

  // MARK: Editing

  func editingDidChange() {
    swipes.close()
    deselectAll()
    for path in indexPathsForVisibleItems { cell(at: path)?.isEditingCell = isEditing && mayEdit(path) }
  }

  func mayEdit(_ path: IndexPath) -> Bool {
    asking("canEditItemAt", path) { $0.collectionView(self, canEditItemAt: path) }
  }
}
