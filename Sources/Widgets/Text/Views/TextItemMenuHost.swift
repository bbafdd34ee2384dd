import Foundation
import PlainviewUIKitCore

/// Asks a text view's delegate about the menus of links, attachments and tagged parts.
@MainActor final class TextItemMenuHost: ContextMenuHost {
  private weak var view: UITextView?
  private var item: UITextItem?

  init(_ view: UITextView) { self.view = view }

  func configuration(
    at location: CGPoint, of interaction: UIContextMenuInteraction
  ) -> UIContextMenuConfiguration? {
    guard let view, view.isSelectable, !view.isEditable, let item = view.textItem(at: location) else { return nil }
    self.item = item
    guard let menu = view.menuConfiguration(of: item)?.menu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    guard let view, let item else { return }
    _ = view.askDelegate("textView(_:textItemMenuWillDisplayFor:animator:)") {
      $0.textView(view, textItemMenuWillDisplayFor: item, animator: animator)
    }
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    guard let view, let item else { return }
    _ = view.askDelegate("textView(_:textItemMenuWillEndFor:animator:)") {
      $0.textView(view, textItemMenuWillEndFor: item, animator: animator)
    }
  }
}
