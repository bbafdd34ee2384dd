import Testing
import UIKit

/// Properties of texts that are read by key, and the default font of a text view.
@MainActor @Suite struct TextGetterTests {
  @Test func `Labels, fields and text views answer messages for their font and text`() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    label.text = "a"
    field.text = "a"
    view.text = "a"
    let font = UIFont.systemFont(ofSize: 21)
    (label.font, field.font, view.font) = (font, font, font)
    for object in [label, field, view] as [NSObject] {
      #expect(object.responds(to: Selector("font")))
      #expect(object.perform(Selector("font"))?.takeUnretainedValue() as? UIFont == font)
      #expect(object.perform(Selector("text"))?.takeUnretainedValue() as? String == "a")
    }
  }

  @Test func `A text view has no font until it has text, then one of 12 points`() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "Testing"
    #expect(view.font?.pointSize == 12)
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
    view.font = nil
    #expect(view.font == nil)
  }
}
