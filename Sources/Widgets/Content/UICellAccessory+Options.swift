import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

// The appearance of the kinds of accessories; nil stands for UIKit's values.
extension UICellAccessory {
  /// How a disclosure indicator appears.
  @preconcurrency @MainActor public struct DisclosureIndicatorOptions: AccessoryOptions {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?

    /// Creates options; what is left out has UIKit's value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a checkmark appears.
  @preconcurrency @MainActor public struct CheckmarkOptions: AccessoryOptions {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?

    /// Creates options; what is left out has UIKit's value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a button for details appears.
  @preconcurrency @MainActor public struct DetailOptions: AccessoryOptions {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?

    /// Creates options; what is left out has UIKit's value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a delete button appears.
  @preconcurrency @MainActor public struct DeleteOptions: AccessoryOptions {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?
    /// The color behind the sign of the accessory; nil for the standard one.
    public var backgroundColor: UIColor?

    /// Creates options; what is left out has UIKit's value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How an insert button appears.
  @preconcurrency @MainActor public struct InsertOptions: AccessoryOptions {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?
    /// The color behind the sign of the accessory; nil for the standard one.
    public var backgroundColor: UIColor?

    /// Creates options; what is left out has UIKit's value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a reorder control appears.
  @preconcurrency @MainActor public struct ReorderOptions: AccessoryOptions {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?
    /// Whether a vertical line separates the control from other accessories; nil means true.
    public var showsVerticalSeparator: Bool?

    /// Creates options; what is left out has UIKit's value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// How a circle for selecting several items appears.
  @preconcurrency @MainActor public struct MultiselectOptions: AccessoryOptions {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?
    /// The color behind the sign of the accessory; nil for the standard one.
    public var backgroundColor: UIColor?

    /// Creates options; what is left out has UIKit's value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How an accessory that opens and closes an outline appears.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions: AccessoryOptions {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?
    /// Headers have the mark behind their content, cells before it; raw values are UIKit's.
    public enum Style: Int, Sendable { case automatic, header, cell }
    /// Whether the accessory is that of a header or of a cell.
    public var style: Style

    /// Creates options; what is left out has UIKit's value.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.style = style
    }
  }

  /// How a label accessory appears.
  @preconcurrency @MainActor public struct LabelOptions: AccessoryOptions {
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?
    /// The font of the label; nil for the standard one.
    public var font: UIFont?
    /// Whether the font follows the content size category; nil means true.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates options; what is left out has UIKit's value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A custom view, and its position.
  @preconcurrency @MainActor public struct CustomViewConfiguration: AccessoryOptions {
    /// The view that is shown.
    public let customView: UIView
    /// The side on which the view is, when it is displayed, and its position among other accessories.
    public let placement: Placement
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centered; nil for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory; nil for the standard one.
    public var tintColor: UIColor?
    /// Whether the view keeps its present size instead of its intrinsic one.
    public var maintainsFixedSize: Bool?

    /// Creates a configuration of a view; what is left out has UIKit's value.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
