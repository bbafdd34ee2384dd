import UIKit

/// Text fields: contents, states, alignments, and their side views.
@MainActor enum FieldPictures {
  static var page: GalleryPage {
    GalleryPage(
      "Text fields",
      "Brackets hold what can be typed into; the room that is left is underlined. `<…>` is a placeholder, `|` the caret.",
      [
        .init(text: contents.text), .init(title: "While they are edited:", text: edited.text),
        .init(title: "With views at their sides:", text: sides.text),
      ])
  }

  private static func field(_ text: String = "", _ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField()
    field.text = text
    field.borderStyle = .roundedRect
    change(field)
    return field
  }

  private static let columns = 26

  private static var contents: StateTable {
    var table = StateTable()
    table.add("empty", field(), columns: columns)
    table.add("placeholder", field { $0.placeholder = "Email" }, columns: columns)
    table.add("text", field("kim@example.org"), columns: columns)
    table.add("too long", field("A text that is longer than its field"), columns: columns)
    table.add("secret", field("secret") { $0.isSecureTextEntry = true }, columns: columns)
    table.add("disabled", field("kim") { $0.isEnabled = false }, columns: columns)
    table.add("disabled, placeholder", disabled("Email"), columns: columns)
    table.add("disabled, empty", disabled(nil), columns: columns)
    table.add("centered", field("kim") { $0.textAlignment = .center }, columns: columns)
    table.add("right", field("kim") { $0.textAlignment = .right }, columns: columns)
    table.add("right to left", RightToLeft.mirrored(field("שלום")), columns: columns)
    table.add("Korean", field("안녕하세요 여러분"), columns: columns)
    table.add("line border", field("kim") { $0.borderStyle = .line }, columns: columns)
    table.add("bezel", field("kim") { $0.borderStyle = .bezel }, columns: columns)
    table.add("no border", field("kim") { $0.borderStyle = .none }, columns: columns)
    return table
  }

  private static func disabled(_ placeholder: String?) -> UITextField {
    field {
      $0.placeholder = placeholder
      $0.isEnabled = false
    }
  }

  private static var edited: StateTable {
    var table = StateTable()
    table.add("empty", field(), columns: columns) { $0.becomeFirstResponder() }
    table.add("placeholder", field { $0.placeholder = "Email" }, columns: columns) { $0.becomeFirstResponder() }
    table.add("text", field("kim"), columns: columns) { $0.becomeFirstResponder() }
    table.add("caret in the middle", field("kim"), columns: columns) { select($0, 1, 0) }
    table.add("selection", field("kim lee"), columns: columns) { select($0, 4, 3) }
    table.add("too long", field("A text that is longer than its field"), columns: columns) {
      $0.becomeFirstResponder()
    }
    table.add("secret", field("secret") { $0.isSecureTextEntry = true }, columns: columns) {
      $0.becomeFirstResponder()
    }
    return table
  }

  private static func select(_ field: UITextField, _ start: Int, _ length: Int) {
    field.becomeFirstResponder()
    guard let first = field.position(from: field.beginningOfDocument, offset: start),
      let last = field.position(from: first, offset: length)
    else { return }
    field.selectedTextRange = field.textRange(from: first, to: last)
  }

  private static var sides: StateTable {
    var table = StateTable()
    table.add("clear button", field("kim") { $0.clearButtonMode = .always }, columns: columns)
    table.add("left", field("10") { left(of: $0, symbol("$", 8)) }, columns: columns)
    table.add("right", field("10") { right(of: $0, symbol("USD", 32)) }, columns: columns)
    table.add("both, in a tall field", field("10"), columns: columns, rows: 3) {
      left(of: $0, symbol("$", 16))
      right(of: $0, symbol("USD", 32))
    }
    table.add("picture", field { $0.placeholder = "Search" }, columns: columns) { left(of: $0, picture) }
    let padding = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    table.add("padding", field("kim") { left(of: $0, padding) }, columns: columns)
    return table
  }

  private static func left(of field: UITextField, _ view: UIView) {
    field.leftView = view
    field.leftViewMode = .always
  }

  private static func right(of field: UITextField, _ view: UIView) {
    field.rightView = view
    field.rightViewMode = .always
  }

  private static func symbol(_ text: String, _ width: CGFloat) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 16))
    label.text = text
    return label
  }

  private static var picture: UIView {
    let view = UIImageView(image: UIImage(systemName: "book"))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 24)
    return view
  }
}
