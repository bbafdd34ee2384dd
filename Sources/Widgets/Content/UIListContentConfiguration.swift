public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// Image, text and secondary text of a cell, a header or a footer in a list; lengths are points.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image before the texts; nil for none.
  public var image: UIImage?
  /// How the image appears.
  public var imageProperties = ImageProperties()

  /// The text without attributes; nil for none.
  public var text: String?
  /// Comes before the plain text.
  public var attributedText: NSAttributedString?
  /// How the text appears.
  public var textProperties: TextProperties

  /// The secondary text without attributes; nil for none.
  public var secondaryText: String?
  /// Comes before the plain secondary text.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text appears.
  public var secondaryTextProperties: TextProperties

  /// On which axes the content keeps the margins of the cell where they are larger than its own.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The least distances between the content and the edges of the cell, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts share a line where they fit on it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between two texts that share a line, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between two texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, from 0 to 1.
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

  /// Returns a new `UIListContentView` with the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration with the colours of a disabled cell, where they are the standard ones.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    updated.textProperties.isDimmed = state.isDisabled
    updated.secondaryTextProperties.isDimmed = state.isDisabled
    return updated
  }
}

extension UIConfigurationState {
  fileprivate var isDisabled: Bool {
    (self as? UICellConfigurationState)?.isDisabled ?? (self as? UIViewConfigurationState)?.isDisabled ?? false
  }
}
