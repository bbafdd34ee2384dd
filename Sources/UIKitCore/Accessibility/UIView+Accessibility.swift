import Foundation
import PlainviewGraphics

extension UIResponder {
  /// The responder's rectangle in the screen's coordinates, in points; empty for one that is no view.
  var defaultAccessibilityFrame: CGRect {
    if let element = self as? UIAccessibilityElement { return element.frameFromContainer }
    return (self as? UIView).map { $0.frameOnScreen($0.bounds) } ?? .zero
  }

  /// Whether VoiceOver's focus is on this responder.
  var hasAccessibilityFocus: Bool { AccessibilityState.current.focused === self }

  final func changeAccessibility(_ change: (RareAccessibility) -> Void) {
    let rare = rareAccessibility ?? RareAccessibility()
    change(rare)
    rareAccessibility = rare
  }

  func baseAccessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  func baseIndex(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}

extension UIView {
  /// A rectangle of the view in the screen's coordinates; in those of the topmost view when there is no window.
  func frameOnScreen(_ rectangle: CGRect) -> CGRect { baseConvert(rectangle, to: window ?? treeRoot) }
}
