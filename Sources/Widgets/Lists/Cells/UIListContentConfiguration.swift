public import Foundation
public import PlainviewUIKitCore

/// Image, text and secondary text of a cell, a header or a footer in a list; lengths are points.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  public var text: String?
  /// Comes before the plain text.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  public var secondaryText: String?
  /// Comes before the plain secondary text.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  /// On which axes the content keeps the margins of the cell where they are larger than its own.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts share a line as long as there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How much is seen of the content, from 0 to 1.
  public var alpha: CGFloat = 1

  /// The least height of the content.
  let minimumHeight: CGFloat

  init(
    text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets, minimumHeight: CGFloat
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
    self.minimumHeight = minimumHeight
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration with the colours of a cell that does not answer, where they are the standard ones.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    updated.textProperties.isDimmed = state.isDisabled
    updated.secondaryTextProperties.isDimmed = state.isDisabled
    return updated
  }
}

/// The axes of the plane, as a set; raw values are UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

extension UIConfigurationState {
  fileprivate var isDisabled: Bool {
    (self as? UICellConfigurationState)?.isDisabled ?? (self as? UIViewConfigurationState)?.isDisabled ?? false
  }
}
