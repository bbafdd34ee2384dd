import Testing
import UIKit

/// What is read aloud for objects that are no responders.
@MainActor @Suite struct ObjectAccessibilityTests {
  private final class Action: NSObject {}

  @Test func `Every object keeps it`() {
    let action = Action()
    #expect(action.accessibilityLabel == nil && !action.isAccessibilityElement)
    action.accessibilityLabel = "Delete"
    action.accessibilityHint = "Deletes the row"
    action.accessibilityValue = "1"
    action.isAccessibilityElement = true
    action.accessibilityTraits = .button
    #expect(action.accessibilityUserInputLabels == ["Delete"])
    action.accessibilityUserInputLabels = ["Delete", "Remove"]
    #expect(action.accessibilityUserInputLabels == ["Delete", "Remove"])
    #expect(action.accessibilityLabel == "Delete" && action.accessibilityHint == "Deletes the row")
    #expect(action.accessibilityValue == "1" && action.isAccessibilityElement && action.accessibilityTraits == .button)
    #expect(Action().accessibilityLabel == nil)
  }

  @Test func `What a view or an item has itself is meant by whatever name it is known`() {
    let (view, item) = (UIView(), UIBarButtonItem())
    for object in [view, item] as [NSObject] {
      object.accessibilityLabel = "Name"
      #expect(object.accessibilityLabel == "Name")
    }
    #expect(view.accessibilityLabel == "Name" && item.accessibilityLabel == "Name")
    (view as NSObject).isAccessibilityElement = true
    #expect(view.isAccessibilityElement)
  }
}
