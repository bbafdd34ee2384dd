public import Foundation
public import PlainviewUIKitCore

/// What a menu that a long press or a control opens consists of.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public typealias ContentPreviewProvider = () -> UIViewController?
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  open private(set) var identifier: any NSCopying
  package let previewProvider: ContentPreviewProvider?
  package let actionProvider: ActionProvider?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "com.apple.contextmenu")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
