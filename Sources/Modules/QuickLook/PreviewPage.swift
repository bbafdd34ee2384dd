import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

/// One item's content; a swipe sideways leads to the next or the previous item.
final class PreviewPage: UIView {
  var turned: (Int) -> Void = { _ in }
  private var shown: UIView?
  private var start: CGPoint?

  func show(_ content: PreviewContent, named name: String) {
    shown?.removeFromSuperview()
    let view: UIView
    switch content {
    case .text(let text):
      let field = UITextView(frame: .zero)
      field.isEditable = false
      field.isSelectable = false
      field.isUserInteractionEnabled = false
      field.text = text
      view = field
    case .image(let image):
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFit
      picture.isAccessibilityElement = true
      picture.accessibilityLabel = name
      view = picture
    case .kind(let kind):
      let label = UILabel(frame: .zero)
      label.numberOfLines = 0
      label.textAlignment = .center
      label.text = "\(name)\n\(kind)"
      view = label
    }
    shown = view
    addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shown?.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = touches.first?.location(in: self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, let end = touches.first?.location(in: self) else { return }
    self.start = nil
    let distance = end.x - start.x
    if abs(distance) > 40, abs(distance) > abs(end.y - start.y) { turned(distance < 0 ? 1 : -1) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { start = nil }
}
