public import Foundation
public import PlainviewUIKitCore

/// The area into which a text view sets its text: the simple part of TextKit's.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Points that are left free at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { ownerDidChange() } } }
  /// 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { ownerDidChange() } } }
  /// How lines are broken, and how the last one is cut when there may be no more.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { ownerDidChange() } }
  /// The area's size in points; the width follows the view.
  open var size: CGSize
  open var widthTracksTextView = true
  weak var textView: UITextView?

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("use init(size:)") }

  private func ownerDidChange() { textView?.sizeOfTextDidChange() }
}
