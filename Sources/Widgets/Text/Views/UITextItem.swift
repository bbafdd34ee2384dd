public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// A link, an attachment or a tagged part of a text view's text, with which the user does something.
@preconcurrency @MainActor public final class UITextItem: NSObject {
  /// What the item is.
  public enum Content {
    /// A link, with its address.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// Text with the attribute `textItemTag`, whose value this is.
    case tag(String)
  }

  /// What the item is.
  public let content: Content
  /// The characters of the item, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// What is shown beside the menu of an item.
  @preconcurrency @MainActor public final class MenuPreview: NSObject {
    let view: UIView?

    private init(shown: UIView?) {
      view = shown
      super.init()
    }

    /// Creates a preview that is a view. Kept, without effect: the menu is shown alone.
    public convenience init(view: UIView) { self.init(shown: view) }

    /// Returns a preview that is the item itself.
    public static func `default`() -> MenuPreview { MenuPreview(shown: nil) }
  }

  /// The menu of an item.
  @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
    let menu: UIMenu
    let preview: MenuPreview?

    /// Creates a menu with a preview; nil for none.
    public init(preview: MenuPreview?, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
      super.init()
    }

    /// Creates a menu with the usual preview.
    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }
  }
}
