import Foundation
import PlainviewRuntime
package import PlainviewUIKitCore
import PlainviewWidgets

/// Undocumented behaviour of UIKit's collection views, as settings.
@preconcurrency @MainActor package final class UICollectionViewSettings {
  /// Whether a tapped cell is unhighlighted before its item is selected; afterwards by default (contract C4).
  package var unhighlightsBeforeSelecting = false

  init() {}
}

extension UIApplication {
  /// The settings for the collection views of this app.
  package var collectionViewSettings: UICollectionViewSettings {
    SimulatedProcess.current.singleton(UICollectionViewSettings.self) { UICollectionViewSettings() }
  }
}

// Touches of items, with the order of calls of contract C4.
extension UICollectionView {
  var maySelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func beginHighlighting(_ touches: Set<UITouch>) {
    // A finger that already scrolls or swipes highlights nothing.
    guard followedTouch == nil, !panGestureRecognizer.isUnderWay, rowSwipeRecognizer?.isUnderWay != true
    else { return }
    if swipes.open != nil { return swipes.close() }
    guard let touch = touches.min(by: { $0.finger < $1.finger }), let path = item(under: touch) else { return }
    followedTouch = touch
    guard maySelect || allowsMultipleSelectionDuringEditing && isEditing else { return }
    let mayHighlight = may("collectionView(_:shouldHighlightItemAt:)", path) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    }
    guard mayHighlight else { return }
    highlightedPath = path
    UserCode.run { cell(at: path)?.isHighlighted = true }
    tell("collectionView(_:didHighlightItemAt:)", path) { $0.collectionView(self, didHighlightItemAt: path) }
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
    guard let path = highlightedPath else { return }
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
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    UserCode.run { cell(at: path)?.isHighlighted = false }
    tell("collectionView(_:didUnhighlightItemAt:)", path) { $0.collectionView(self, didUnhighlightItemAt: path) }
  }

  // MARK: Selecting

  private func selectAsUser(_ path: IndexPath) {
    if !isEditing, (cell(at: path) as? UICollectionViewListCell)?.toggleAsHeader() == true { return }
    if selectsSeveral, selectedPaths.contains(path) {
      let mayDeselect = may("collectionView(_:shouldDeselectItemAt:)", path) {
        $0.collectionView(self, shouldDeselectItemAt: path)
      }
      if mayDeselect { deselectAsUser(path) }
      return
    }
    let maySelect = may("collectionView(_:shouldSelectItemAt:)", path) {
      $0.collectionView(self, shouldSelectItemAt: path)
    }
    guard maySelect else { return }
    if !selectsSeveral {
      for other in selectedPaths.sorted() where other != path { deselectAsUser(other) }
    }
    mark(path, isSelected: true)
    if let cell = cell(at: path) { cell.selectionSegue?.performIfAllowed(cell) }
    tell("collectionView(_:didSelectItemAt:)", path) { $0.collectionView(self, didSelectItemAt: path) }
    performPrimaryAction(path)
  }

  func deselectAsUser(_ path: IndexPath) {
    mark(path, isSelected: false)
    tell("collectionView(_:didDeselectItemAt:)", path) { $0.collectionView(self, didDeselectItemAt: path) }
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard !isEditing else { return }
    let mayPerform = may("collectionView(_:canPerformPrimaryActionForItemAt:)", path) {
      $0.collectionView(self, canPerformPrimaryActionForItemAt: path)
    }
    guard mayPerform else { return }
    tell("collectionView(_:performPrimaryActionForItemAt:)", path) {
      $0.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  func mark(_ path: IndexPath, isSelected: Bool) {
    if isSelected { selectedPaths.insert(path) } else { selectedPaths.remove(path) }
    UserCode.run { cell(at: path)?.isSelected = isSelected }
  }

  /// Asks the delegate whether it allows something; true by default.
  func may(
    _ method: StaticString, _ path: IndexPath, _ body: (any UICollectionViewDelegate) -> Bool
  ) -> Bool {
    let answer = askDelegate(method, Self.callText(method, path), body) ?? true
    if !answer, let delegate {
      noteRefusal(delegate, "collectionView(\(plainName(of: self)), \(Self.callText(method, path)))")
    }
    return answer
  }

  private func tell(_ method: StaticString, _ path: IndexPath, _ body: (any UICollectionViewDelegate) -> Void) {
    askDelegate(method, Self.callText(method, path), body)
  }

  /// The part of a call of `collectionView(_:label:)` after the collection view, for a transcript.
  private static func callText(_ method: StaticString, _ path: IndexPath) -> String {
    let label = method.description.dropFirst("collectionView(_:".count).dropLast(")".count)
    return "\(label) \(path.listText)"
  }

  /// Asks the delegate by the method's full name; the call is what follows the collection view in a transcript.
  @discardableResult func askDelegate<Answer>(
    _ method: StaticString, _ call: @autoclosure () -> String, _ body: (any UICollectionViewDelegate) -> Answer
  ) -> Answer? {
    UserCode.ask(delegate, method, "collectionView(\(plainName(of: self)), \(call()))", body)
  }

  func askDataSource<Answer>(
    _ method: StaticString, _ call: @autoclosure () -> String, _ body: (any UICollectionViewDataSource) -> Answer
  ) -> Answer? {
    UserCode.ask(dataSource, method, "collectionView(\(plainName(of: self)), \(call()))", body)
  }
}

// Selection by code: the delegate is not called (contract C4).
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
    may("collectionView(_:canEditItemAt:)", path) { $0.collectionView(self, canEditItemAt: path) }
  }
}
