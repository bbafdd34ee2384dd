import Foundation
import PlainviewGraphics

/// Rarely used accessibility state of views, kept separately so that views stay small.
@MainActor final class RareAccessibility {
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var attributedLabel, attributedHint, attributedValue: NSAttributedString?
  var language: String?
  var path: UIBezierPath?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var userInputLabels: [String]?
  var responds: Bool?
  var headerElements: [Any]?
  var attributedInputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var expandedStatus: UIAccessibilityExpandedStatus?
  var directTouchOptions: UIAccessibilityDirectTouchOptions?
  var dragSources, dropPoints: [UIAccessibilityLocationDescriptor]?
}

extension UIResponder {
  /// The responder's rectangle in the screen's coordinates, in points; empty for one that is no view.
  var defaultAccessibilityFrame: CGRect {
    if let element = self as? UIAccessibilityElement { return element.frameFromContainer }
    return (self as? UIView).map { $0.frameOnScreen($0.bounds) } ?? .zero
  }

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

/// The kind of a container of elements for VoiceOver; raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container, a table, a list, a part of the screen that can be jumped to, or elements that belong together.
  case none, dataTable, list, landmark, semanticGroup
}
