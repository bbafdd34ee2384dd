import Testing
import UIKit

/// Which parts the standard styles have (Apple's documentation of `UITableViewCell.CellStyle`).
@MainActor @Suite struct CellStyleImageTests {
  @Test(arguments: [
    (UITableViewCell.CellStyle.default, true, false), (.subtitle, true, true), (.value1, true, true),
    (.value2, false, true),
  ])
  func `The second value style has no image`(_ style: UITableViewCell.CellStyle, _ hasImage: Bool, _ hasDetail: Bool) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    #expect((cell.imageView != nil) == hasImage)
    #expect((cell.detailTextLabel != nil) == hasDetail)
    #expect(cell.textLabel != nil)
  }
}
