import Foundation

/// What few views say about how they are read aloud: kept apart, since every view would carry it.
@MainActor final class RareAccessibility {
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
}

extension UIView {
  final func changeAccessibility(_ change: (RareAccessibility) -> Void) {
    let rare = rareAccessibility ?? RareAccessibility()
    change(rare)
    rareAccessibility = rare
  }

  /// A rectangle of the view in the screen's coordinates; in those of the topmost view when there is no window.
  func frameOnScreen(_ rectangle: CGRect) -> CGRect { convert(rectangle, to: window ?? treeRoot) }

  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  public func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of a part among `accessibilityElements`; `NSNotFound` when it is none of them.
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
}

/// What a container of elements is to someone who hears the screen; raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
