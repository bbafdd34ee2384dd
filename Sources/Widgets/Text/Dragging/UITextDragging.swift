import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// How the previews of dragged texts are drawn; kept as data.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The preview has no colors of the text.
  public static let stripTextColorFromPreviews = Self(rawValue: 1)
}

/// A view whose text can be dragged. Texts are not dragged here: what is set is kept.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// Decides about drags of the text; not retained.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that begins drags.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged; always false.
  var isTextDragActive: Bool { get }
  /// How the preview of dragged text is drawn.
  var textDragOptions: UITextDragOptions { get set }
}

/// A view that text can be dropped into. Texts are not dropped here: what is set is kept.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Decides about drops into the text; not retained.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that takes drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over the text; always false.
  var isTextDropActive: Bool { get }
}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}

extension UITextDraggable where Self: UIView {
  /// Decides about drags of the text; not retained. Kept, without effect.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.of(self).dragDelegate }
    set { TextDragging.of(self).dragDelegate = newValue }
  }
  /// The interaction that begins drags of the text; code enables and disables it, without effect.
  public var textDragInteraction: UIDragInteraction? { TextDragging.of(self).drag }
  /// Whether text is being dragged; always false.
  public var isTextDragActive: Bool { false }
  /// How the preview of dragged text is drawn. Kept, without effect.
  public var textDragOptions: UITextDragOptions {
    get { TextDragging.of(self).options }
    set { TextDragging.of(self).options = newValue }
  }
}

extension UITextDroppable where Self: UIView {
  /// Decides about drops into the text; not retained. Kept, without effect.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.of(self).dropDelegate }
    set { TextDragging.of(self).dropDelegate = newValue }
  }
  /// The interaction that takes drops into the text; without effect.
  public var textDropInteraction: UIDropInteraction? { TextDragging.of(self).drop }
  /// Whether a drag is over the text; always false.
  public var isTextDropActive: Bool { false }
}

/// What a field or a text view keeps of drags.
@MainActor final class TextDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)

  static func of(_ view: UIView) -> TextDragging {
    if let known = objc_getAssociatedObject(view, key) as? TextDragging { return known }
    let made = TextDragging()
    objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}
