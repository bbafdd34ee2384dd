public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Makes the controller whose view is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu; what the system suggests is handed to it, which is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a menu that a long press or a control opens consists of.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements; raw values are UIKit's.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  /// Identifies the configuration.
  open private(set) var identifier: any NSCopying
  /// Names further items that the menu is about.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number that the preview of several items shows; kept as data.
  open var badgeCount = 0
  /// In which order the elements are shown; kept as data, since a menu here always goes from top to bottom.
  open var preferredMenuElementOrder = ElementOrder.automatic
  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// Without an identifier the configuration gets one of its own, as in UIKit an `NSUUID`; here they are numbered.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? MadeIdentifiers.next()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Counts the identifiers that a process made, so that each run makes the same ones.
@MainActor private final class MadeIdentifiers {
  private var count = 0

  static func next() -> NSUUID {
    let made = SimulatedProcess.current.singleton(MadeIdentifiers.self) { MadeIdentifiers() }
    made.count += 1
    let digits = String(made.count, radix: 16)
    let tail = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return NSUUID(uuidString: "00000000-0000-4000-8000-" + tail) ?? NSUUID()
  }
}
