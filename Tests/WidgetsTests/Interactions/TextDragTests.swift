import Testing
import UIKit

/// Drags of texts, whose settings are kept.
@MainActor @Suite struct TextDragTests {
  private final class Drags: NSObject, UITextDragDelegate, UITextDropDelegate {}

  @Test func `Fields and text views keep what is said of drags`() {
    let (field, view, drags) = (UITextField(), UITextView(), Drags())
    field.textDragInteraction?.isEnabled = false
    #expect(field.textDragInteraction?.isEnabled == false && view.textDragInteraction?.isEnabled == true)
    view.textDragDelegate = drags
    view.textDropDelegate = drags
    view.textDragOptions = .stripTextColorFromPreviews
    #expect(view.textDragDelegate === drags && view.textDropDelegate === drags)
    #expect(view.textDragOptions == .stripTextColorFromPreviews && field.textDragOptions == [])
    #expect(!view.isTextDragActive && !view.isTextDropActive && field.textDropInteraction != nil)
  }
}
