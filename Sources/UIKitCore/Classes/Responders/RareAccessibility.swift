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
