public import Foundation
public import PlainviewGraphics

/// A word of a search that is edited as a whole: a filter in front of the text of a search field.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// A value by which the app identifies the token.
  open var representedObject: Any?
  package let icon: UIImage?
  package let text: String

  /// Creates a token with an image and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(icon:text:)") }
}
