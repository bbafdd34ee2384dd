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
    view.frame = bounds.insetBy(dx: 16, dy: 0)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = touches.first?.location(in: self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, let end = touches.first?.location(in: self) else { return }
    self.start = nil
    let way = end.x - start.x
    if abs(way) > 40, abs(way) > abs(end.y - start.y) { turned(way < 0 ? 1 : -1) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { start = nil }
}
