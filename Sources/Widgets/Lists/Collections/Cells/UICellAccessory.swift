public import Foundation
import PlainviewUIKitCore

/// Something that stands before or behind the content of a list's cell.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is seen; raw values are UIKit's.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// On which side a view of the app's own stands, and when.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place among the other accessories of the side.
    public typealias Position = ([UICellAccessory]) -> Int
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, detail
    case popUpMenu, customView
  }

  /// How wide the room is that an accessory is centred in, in points.
  public enum LayoutDimension: Equatable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  var isHidden = false
  var tintColor: UIColor?
  var reservedLayoutWidth: LayoutDimension?
  var text = ""
  var style = OutlineDisclosureOptions.Style.automatic
  var handler: (() -> Void)?
  var customView: UIView?

  private init(_ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool, _ options: some AccessoryOptions) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    isHidden = options.isHidden
    tintColor = options.tintColor
    reservedLayoutWidth = options.reservedLayoutWidth
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  // MARK: Kinds

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, isLeading: false, options) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, isLeading: false, options) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, isLeading: false, options).handled(actionHandler) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, isLeading: true, options).handled(actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, isLeading: true, options).handled(actionHandler) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, isLeading: false, options) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isLeading: true, options) }

  /// Opens and closes the items inside the cell's item; in a header a tap anywhere does, otherwise a tap on the mark.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, isLeading: false, options)
    accessory.style = options.style
    return accessory.handled(actionHandler)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, isLeading: false, options)
    accessory.text = text
    return accessory
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading): (DisplayedState, Bool) =
      switch configuration.placement {
      case .leading(let displayed, _): (displayed, true)
      case .trailing(let displayed, _): (displayed, false)
      }
    var accessory = UICellAccessory(.customView, displayed, isLeading: isLeading, configuration)
    accessory.customView = configuration.customView
    return accessory
  }

  private func handled(_ handler: (() -> Void)?) -> UICellAccessory {
    var accessory = self
    accessory.handler = handler
    return accessory
  }
}

/// What all kinds of accessories can have.
@MainActor protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}
