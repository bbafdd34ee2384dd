import PlainviewTargetAction
import PlainviewUIKitCore

// What `perform` asks labels, fields and text views by the names of their properties.

extension UILabel {
  static var getters: ActionTable {
    [
      "font": .init { (view: UILabel) in { view.font } }, "text": .init { (view: UILabel) in { view.text } },
      "attributedText": .init { (view: UILabel) in { view.attributedText } },
    ]
  }
}

extension UITextField {
  static var getters: ActionTable {
    [
      "font": .init { (view: UITextField) in { view.font } }, "text": .init { (view: UITextField) in { view.text } },
      "attributedText": .init { (view: UITextField) in { view.attributedText } },
    ]
  }
}

extension UITextView {
  static var getters: ActionTable {
    [
      "font": .init { (view: UITextView) in { view.font } }, "text": .init { (view: UITextView) in { view.text } },
      "attributedText": .init { (view: UITextView) in { view.attributedText } },
    ]
  }
}
