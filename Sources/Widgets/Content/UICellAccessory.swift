public import Foundation
package import PlainviewGraphics
package import PlainviewUIKitCore

/// An accessory before or behind the content of a list's cell.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown; raw values are UIKit's.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// On which side a custom view is placed, and when.
  public enum Placement {
    /// At the leading side; behind the other accessories by default.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing side; before the other accessories by default.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The index among the other accessories of the side, which are passed from leading to trailing.
    public typealias Position = ([UICellAccessory]) -> Int

    /// In front of the accessory of a type, or of all.
    public static func position(before accessory: UICellAccessory) -> Position {
      { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Behind the accessory of a type, or behind all.
    public static func position(after accessory: UICellAccessory) -> Position {
      { others in (others.lastIndex { $0.accessoryType == accessory.accessoryType } ?? others.count - 1) + 1 }
    }
  }

  /// The kinds of accessories.
  public enum AccessoryType: Hashable, Sendable {
    /// The kinds that UIKit draws.
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, detail
    /// A view of the app's own.
    case customView
  }

  /// The width that is reserved for an accessory, which is centred in it.
  public enum LayoutDimension: Equatable, Sendable {
    /// The accessory's own width, or the one that UIKit's accessories share.
    case actual, standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  package let isLeading: Bool
  package let isHidden: Bool
  package let tintColor: UIColor?
  package let backgroundColor: UIColor?
  package let reservedLayoutWidth: LayoutDimension?
  package private(set) var handler: (() -> Void)?
  /// What a label shows.
  package private(set) var text = ""
  package private(set) var font: UIFont?
  package private(set) var adjustsFont = true
  /// Whether a line is shown in front of a reorder control that follows another accessory.
  package private(set) var showsVerticalSeparator = false
  package private(set) var style = OutlineDisclosureOptions.Style.automatic
  package private(set) var customView: UIView?
  package private(set) var maintainsFixedSize = false
  /// The position of a custom view; nil for the others, which are placed in the order given.
  private var position: Placement.Position?

  private init(_ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool, _ options: some AccessoryOptions) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    isHidden = options.isHidden
    tintColor = options.tintColor
    backgroundColor = options.backgroundColor
    reservedLayoutWidth = options.reservedLayoutWidth
  }

  /// Whether the accessory takes part in the layout; it may be hidden.
  private func isThere(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// The accessories of one side of a cell from leading to trailing.
  package static func arranged(
    _ accessories: [UICellAccessory], isLeading: Bool, whileEditing isEditing: Bool
  ) -> [UICellAccessory] {
    let there = accessories.filter { $0.isLeading == isLeading && $0.isThere(whileEditing: isEditing) }
    var arranged = there.filter { $0.position == nil }
    for accessory in there {
      guard let position = accessory.position else { continue }
      arranged.insert(accessory, at: min(max(0, position(arranged)), arranged.count))
    }
    return arranged
  }

  // MARK: Kinds

  /// Returns an arrow at the trailing side, which indicates more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, isLeading: false, options) }

  /// Returns a checkmark at the trailing side.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, isLeading: false, options) }

  /// Returns a button for details at the trailing side; a tap calls the handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, isLeading: false, options).with { $0.handler = actionHandler }
  }

  /// Without a handler a tap opens the actions at the end of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, isLeading: true, options).with { $0.handler = actionHandler }
  }

  /// Returns an insert button at the leading side, shown while editing by default; a tap calls the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, isLeading: true, options).with { $0.handler = actionHandler }
  }

  /// A handle that moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, isLeading: false, options).with {
      $0.showsVerticalSeparator = options.showsVerticalSeparator ?? true
    }
  }

  /// Returns a circle for selecting several items at the leading side, shown while editing by default.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isLeading: true, options) }

  /// Opens and closes the items inside the cell's item; in a header a tap anywhere does, otherwise a tap on the mark.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, isLeading: false, options).with {
      $0.style = options.style
      $0.handler = actionHandler
    }
  }

  /// Returns a short text at the trailing side.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, isLeading: false, options).with {
      $0.text = text
      $0.font = options.font
      $0.adjustsFont = options.adjustsFontForContentSizeCategory ?? true
    }
  }

  /// Returns a view of the app's own as accessory.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, position, isLeading): (DisplayedState, Placement.Position, Bool) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, position, true)
      case .trailing(let displayed, let position): (displayed, position, false)
      }
    return UICellAccessory(.customView, displayed, isLeading: isLeading, configuration).with {
      $0.customView = configuration.customView
      $0.maintainsFixedSize = configuration.maintainsFixedSize ?? false
      $0.position = position
    }
  }

  private func with(_ change: (inout UICellAccessory) -> Void) -> UICellAccessory {
    var accessory = self
    change(&accessory)
    return accessory
  }
}

/// What all kinds of accessories can have.
@preconcurrency @MainActor protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
  var backgroundColor: UIColor? { get }
}

extension AccessoryOptions {
  var backgroundColor: UIColor? { nil }
}
