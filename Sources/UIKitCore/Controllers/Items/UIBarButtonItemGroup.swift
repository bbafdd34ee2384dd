public import Foundation

/// Bar buttons that belong together: where there is no room for all of them, one of them may stand for the others.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons, first to last.
  open var barButtonItems: [UIBarButtonItem] = []
  /// The button that stands for the others where there is no room for them; nil for none.
  open var representativeItem: UIBarButtonItem?
  /// Whether the one button stands for the others now; never here.
  open var isDisplayingRepresentativeItem: Bool { false }

  public override init() { super.init() }

  /// Creates a group of buttons, and the one that may stand for them.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}
