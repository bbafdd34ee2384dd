import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// The facts that flowkey/UIKit-cross-platform verifies on iOS in ButtonSizeToFitTests, with the metrics of the system font.
@MainActor @Suite("Button sizes (flowkey/UIKit-cross-platform, ButtonSizeToFitTests)")
struct ButtonFittingTests {
  private let app: XCUIApplication
  private let button = UIButton()

  init() throws {
    app = XCUIApplication(rootViewController: UIViewController(), textMetrics: .system)
    try app.launch()
    try add(button)
  }

  private func add(_ view: UIView) throws { try app.run { app.window?.rootViewController?.view.addSubview(view) } }

  @Test func `A custom button without contents is 30 by 34, a system one 30 by 30`() throws {
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
    let system = UIButton(type: .system)
    try add(system)
    system.sizeToFit()
    #expect(system.bounds.size == CGSize(width: 30, height: 30))
  }

  @Test(arguments: [(12.0, 27.0), (16, 32), (20, 36)])
  func `A title has six points above and below its line, and none beside it`(_ size: CGFloat, _ height: CGFloat) throws
  {
    button.setTitle("MediumButtonText", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.sizeToFit()
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "MediumButtonText"
    try add(label)
    // 2,262 of 2,267 buttons that documents store are whole points wide.
    let width = label.intrinsicContentSize.width.rounded(.up)
    #expect(button.bounds.size == CGSize(width: width, height: height))
  }

  @Test func `An image alone is the whole size`() {
    UIImage.declare("large", size: CGSize(width: 80, height: 80))
    button.setImage(UIImage(named: "large"), for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 80, height: 80))
  }
}
