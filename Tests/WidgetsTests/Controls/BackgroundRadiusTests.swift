import Foundation
import Testing
import UIKit

/// Which radius the corners of a button's background have.
@MainActor @Suite struct BackgroundRadiusTests {
  /// As the styles of `UIButton.Configuration.CornerStyle` are described: `dynamic` adjusts the background's own radius to
  /// the size of the text, which is the usual one here.
  @Test func `The radius that the app sets is kept by the dynamic and the fixed style`() {
    var configuration = UIButton.Configuration.filled()
    let usual = configuration.background.cornerRadius
    #expect(configuration.updated(for: UIButton()).background.cornerRadius == usual)
    configuration.background.cornerRadius = 20
    for style in [UIButton.Configuration.CornerStyle.dynamic, .fixed] {
      configuration.cornerStyle = style
      #expect(configuration.updated(for: UIButton()).background.cornerRadius == 20)
    }
    configuration.cornerStyle = .small
    #expect(configuration.updated(for: UIButton()).background.cornerRadius < usual)
  }
}
