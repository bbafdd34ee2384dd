import Foundation
import PlainviewGestures
import PlainviewTargetAction
import PlainviewUIKitCore

/// A list whose rows or items a two-finger pan can select.
@MainActor protocol MultiplySelectedList: UIView {
  /// The row or item at a point of the list.
  func selectablePath(at point: CGPoint) -> IndexPath?
  /// The rows or items from one to another one, both included; none if one of them does not exist any more.
  func selectablePaths(between one: IndexPath, and other: IndexPath) -> [IndexPath]
  func mayBeginMultipleSelection(at path: IndexPath) -> Bool
  func didBeginMultipleSelection(at path: IndexPath)
  func didEndMultipleSelection()
  func isInSelection(_ path: IndexPath) -> Bool
  /// Selects as the user does, if several may be selected now.
  func addToSelection(_ path: IndexPath)
  func removeFromSelection(_ path: IndexPath)
}

/// The two-finger pan that selects all rows or items it passes; moving back it deselects what it selected.
@MainActor final class MultipleSelectionRecognizer: UIGestureRecognizer, SystemRecognizer {
  private var fingers: Set<UITouch> = []
  private var start = CGPoint.zero
  /// Where the selection began; nil while there is none.
  private var anchor: IndexPath?
  private var selected: Set<IndexPath> = []

  /// Adds the recognizer to lists whose delegates allow it, so that others do not wait for a second finger.
  static func watch(_ list: UIView, isNeeded: Bool) {
    let former = list.gestureRecognizers?.first { $0 is MultipleSelectionRecognizer }
    if isNeeded == (former != nil) { return }
    if let former {
      list.removeGestureRecognizer(former)
    } else {
      list.addGestureRecognizer(MultipleSelectionRecognizer(target: nil, action: nil))
    }
  }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
  }

  /// A drag scrolls or swipes only after it is clear that it does not select.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view === view
  }

  private var list: (any MultiplySelectedList)? { view as? any MultiplySelectedList }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.formUnion(touches)
    guard state == .possible else { return }
    if fingers.count > 2 { state = .failed } else { start = location(in: nil) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible: beginIfFarEnough()
    case .began, .changed:
      state = .changed
      extendSelection()
    case .ended, .cancelled, .failed: break
    }
  }

  private func beginIfFarEnough() {
    let point = location(in: nil)
    guard hypot(point.x - start.x, point.y - start.y) >= settings.panSlop else { return }
    guard fingers.count == 2, let list, let path = list.selectablePath(at: list.convert(start, from: nil)),
      list.mayBeginMultipleSelection(at: path)
    else {
      state = .failed
      return
    }
    state = .began
    guard state == .began else { return }
    anchor = path
    list.didBeginMultipleSelection(at: path)
    extendSelection()
  }

  private func extendSelection() {
    guard let list, let anchor, let path = list.selectablePath(at: location(in: view)) else { return }
    let passed = list.selectablePaths(between: anchor, and: path)
    for left in selected.sorted() where !passed.contains(left) {
      selected.remove(left)
      list.removeFromSelection(left)
    }
    for new in passed where !list.isInSelection(new) {
      list.addToSelection(new)
      if list.isInSelection(new) { selected.insert(new) }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .cancelled) }

  private func lift(_ touches: Set<UITouch>, _ end: UIGestureRecognizer.State) {
    fingers.subtract(touches)
    if state == .possible { state = .failed }
    guard fingers.isEmpty, state == .began || state == .changed else { return }
    state = end
    endSelection()
  }

  private func endSelection() {
    guard anchor != nil else { return }
    anchor = nil
    list?.didEndMultipleSelection()
  }

  override func reset() {
    endSelection()
    fingers = []
    selected = []
  }
}
