import Foundation
import PlainviewGraphics

// The styles that UIKit has for parts of lists. Sizes that Apple does not document are chosen so that a cell with one line
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

  /// Returns the configuration of a cell with a text and a smaller secondary text below it.
  public static func subtitleCell() -> Self { cell(.body, .caption1, .secondaryLabel) }

  /// A cell's text, and its value at the other side of the same line.
  public static func valueCell() -> Self {
    var configuration = cell(.body, .body, .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Returns the configuration of a cell in a sidebar.
  public static func sidebarCell() -> Self { cell(.body, .subheadline, .secondaryLabel, margins: sidebarMargins) }
  /// Returns the configuration of a sidebar's cell with a secondary text below; the same as `sidebarCell()` here.
  public static func sidebarSubtitleCell() -> Self { sidebarCell() }
  /// Returns the configuration of a cell in a list beside a sidebar; the same as `sidebarCell()` here.
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }
  /// Returns the configuration of such a cell with a secondary text below; the same as `sidebarCell()` here.
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

  /// Returns the configuration of a header in a plain list, at least 28 points high.
  public static func plainHeader() -> Self { header(.headline, .label, top: 4, bottom: 4, minimumHeight: 28) }
  /// Returns the configuration of a footer in a plain list, at least 28 points high.
  public static func plainFooter() -> Self { header(.footnote, .secondaryLabel, top: 4, bottom: 4, minimumHeight: 28) }

  /// Returns the configuration of a header in a grouped list, in capital letters and at least 38 points high.
  public static func groupedHeader() -> Self {
    var configuration = header(.footnote, .secondaryLabel, top: 17, bottom: 5, minimumHeight: 38)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  /// Returns the configuration of a footer in a grouped list, at least 28 points high.
  public static func groupedFooter() -> Self {
    header(.footnote, .secondaryLabel, top: 5, bottom: 5, minimumHeight: 28)
  }

  /// Returns the configuration of a header in a sidebar, at least 38 points high.
  public static func sidebarHeader() -> Self { header(.headline, .label, top: 17, bottom: 5, minimumHeight: 38) }

  /// Returns the configuration of a prominent header in an inset grouped list, at least 38 points high.
  public static func prominentInsetGroupedHeader() -> Self {
    header(.headline, .label, top: 17, bottom: 5, minimumHeight: 38)
  }

  /// Returns the configuration of a very prominent header in an inset grouped list, at least 44 points high.
  public static func extraProminentInsetGroupedHeader() -> Self {
    header(.title3, .label, top: 17, bottom: 5, minimumHeight: 44)
  }

  /// The header that fits the list: that of grouped lists here.
  public static func header() -> Self { groupedHeader() }
  /// Returns the configuration of a footer that fits the list: that of grouped lists here.
  public static func footer() -> Self { groupedFooter() }
}
