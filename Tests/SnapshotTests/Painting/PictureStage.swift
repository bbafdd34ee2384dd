import Testing
import UIKit

/// A view whose subviews are placed by cells of 8 x 16 points, and its pictures, a line a row.
@MainActor struct PictureStage {
  let root: UIView

  init(columns: Int, rows: Int) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))
  }

  static func cells(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> CGRect {
    CGRect(x: left * 8, y: top * 16, width: width * 8, height: height * 16)
  }

  @discardableResult
  func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView? = nil, color: UIColor? = nil) -> View {
    view.frame = frame
    if let color { view.backgroundColor = color }
    (parent ?? root).addSubview(view)
    return view
  }

  @discardableResult
  func addLabel(_ text: String, _ frame: CGRect, to parent: UIView? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    return add(label, frame, to: parent)
  }

  /// A view with a border.
  @discardableResult
  func addBox(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let box = add(UIView(), frame, to: parent)
    box.layer.borderWidth = 1
    return box
  }

  var ascii: [String] {
    Snapshotting<UIView>.ascii(cell: CGSize(width: 8, height: 16), elidesRows: false).text(of: root)
      .components(separatedBy: "\n")
  }

  var unicode: [String] { Snapshotting<UIView>.unicode.text(of: root).components(separatedBy: "\n") }
}
