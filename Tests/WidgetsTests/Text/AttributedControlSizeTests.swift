import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Buttons, fields and text views whose texts have several runs: as wide as the runs together, as high as the tallest,
/// in the metrics of the system font.
@MainActor @Suite struct AttributedControlSizeTests {
  private let app: XCUIApplication
  private let small = UIFont.systemFont(ofSize: 12)
  private let large = UIFont.boldSystemFont(ofSize: 30)

  init() throws {
    app = XCUIApplication(rootViewController: UIViewController(), textMetrics: .system)
    try app.launch()
  }

  private func added<View: UIView>(_ view: View) throws -> View {
    try app.run { app.window?.rootViewController?.view.addSubview(view) }
    return view
  }

  private var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: small])
    text.append(NSAttributedString(string: "LARGE", attributes: [.font: large]))
    return text
  }

  /// The size of the text in a label.
  private func sizeInLabel() throws -> CGSize {
    let label = try added(UILabel())
    label.attributedText = text
    return label.intrinsicContentSize
  }

  @Test func `A title is as wide as its runs, and six points above and below it stay free`() throws {
    let button = try added(UIButton())
    button.setAttributedTitle(text, for: .normal)
    let size = try sizeInLabel()
    #expect(button.intrinsicContentSize == CGSize(width: size.width, height: size.height.rounded(.up) + 12))
    // A plain title set for the same state does not come before it.
    button.setTitle("plain", for: .normal)
    #expect(button.intrinsicContentSize.width == size.width)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize.width < size.width)
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func `The title of a configuration is as large as its runs`() throws {
    var title = AttributedString("small ")
    title.font = small
    var rest = AttributedString("LARGE")
    rest.font = large
    let button = try added(UIButton(configuration: .plain()))
    button.configuration?.attributedTitle = title + rest
    let insets = try #require(button.configuration?.contentInsets)
    let size = try sizeInLabel()
    #expect(button.intrinsicContentSize.width == size.width + insets.leading + insets.trailing)
    #expect(button.intrinsicContentSize.height == size.height + insets.top + insets.bottom)
  }

  @Test func `Fields are as wide as the runs of their text or of their placeholder`() throws {
    let size = try sizeInLabel()
    let field = try added(UITextField())
    field.attributedText = text
    #expect(field.intrinsicContentSize == CGSize(width: size.width, height: size.height.rounded(.up)))
    let hinted = try added(UITextField())
    hinted.attributedPlaceholder = text
    #expect(hinted.intrinsicContentSize == CGSize(width: size.width, height: size.height.rounded(.up)))
  }

  @Test func `A text view is as large as the runs and what is around them`() throws {
    let size = try sizeInLabel()
    let view = try added(UITextView())
    view.isScrollEnabled = false
    view.attributedText = text
    #expect(view.intrinsicContentSize == CGSize(width: size.width + 10, height: size.height + 16))
  }

  @Test func `Default attributes of a field are measured too`() throws {
    let field = try added(UITextField())
    field.text = "abc"
    let plain = field.intrinsicContentSize.width
    field.defaultTextAttributes = [.kern: 10]
    #expect(abs(field.intrinsicContentSize.width - plain - 30) < 0.67)
  }
}
