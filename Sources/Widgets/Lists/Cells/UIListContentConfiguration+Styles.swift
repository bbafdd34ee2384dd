import Foundation
import PlainviewUIKitCore

// The looks that UIKit has for parts of lists. Sizes that Apple does not document are chosen so that a cell with one line
// is 44 points high.
extension UIListContentConfiguration {
  private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  private static let sidebarMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
  private static let cellHeight: CGFloat = 44

  private static func cell(
    _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ secondaryColor: UIColor,
    margins: NSDirectionalEdgeInsets = cellMargins
  ) -> Self {
    Self(
      text: TextProperties(text), secondary: TextProperties(secondary, color: secondaryColor), margins: margins,
      minimumHeight: cellHeight)
  }

  /// A cell's text, and below it a smaller one.
  public static func cell() -> Self { cell(.body, .caption1, .secondaryLabel) }

  public static func subtitleCell() -> Self { cell(.body, .caption1, .secondaryLabel) }

  /// A cell's text, and its value at the other side of the same line.
  public static func valueCell() -> Self {
    var configuration = cell(.body, .body, .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func sidebarCell() -> Self { cell(.body, .subheadline, .secondaryLabel, margins: sidebarMargins) }
  public static func sidebarSubtitleCell() -> Self { sidebarCell() }
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarCell() }

  // MARK: Headers and footers

  private static func header(
    _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat, minimumHeight: CGFloat
  ) -> Self {
    Self(
      text: TextProperties(style, color: color), secondary: TextProperties(style, color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16),
      minimumHeight: minimumHeight)
  }

  public static func plainHeader() -> Self { header(.headline, .label, top: 4, bottom: 4, minimumHeight: 28) }
  public static func plainFooter() -> Self { header(.footnote, .secondaryLabel, top: 4, bottom: 4, minimumHeight: 28) }

  public static func groupedHeader() -> Self {
    var configuration = header(.footnote, .secondaryLabel, top: 17, bottom: 5, minimumHeight: 38)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  public static func groupedFooter() -> Self {
    header(.footnote, .secondaryLabel, top: 5, bottom: 5, minimumHeight: 28)
  }

  public static func sidebarHeader() -> Self { header(.headline, .label, top: 17, bottom: 5, minimumHeight: 38) }

  public static func prominentInsetGroupedHeader() -> Self {
    header(.headline, .label, top: 17, bottom: 5, minimumHeight: 38)
  }

  public static func extraProminentInsetGroupedHeader() -> Self {
    header(.title3, .label, top: 17, bottom: 5, minimumHeight: 44)
  }

  /// The header that fits the list: that of grouped lists here.
  public static func header() -> Self { groupedHeader() }
  public static func footer() -> Self { groupedFooter() }
}
