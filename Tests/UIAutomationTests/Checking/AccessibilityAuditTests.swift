import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The audit of XCTest: what it finds on a screen, in XCTest's words.
@MainActor @Suite struct AccessibilityAuditTests {
  private let stage: Stage

  init() throws {
    stage = try Stage()
    try stage.app.run { stage.view.backgroundColor = .white }
  }

  /// The problems of some views, with the identifiers of the elements.
  private func audit(_ types: XCUIAccessibilityAuditType, _ views: [UIView]) throws -> [String] {
    try stage.app.run { for view in views { stage.view.addSubview(view) } }
    var found: [String] = []
    try stage.app.performAccessibilityAudit(for: types) { issue in
      found.append("\(issue.compactDescription): \(issue.element?.identifier ?? "none")")
      return true
    }
    return found
  }

  private func label(_ identifier: String, y: CGFloat = 100) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 40))
    label.text = "Hello"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .black
    label.accessibilityIdentifier = identifier
    return label
  }

  private func button(_ identifier: String, size: CGFloat, y: CGFloat = 200) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: y, width: size, height: size))
    button.setTitle("Go", for: .normal)
    button.accessibilityIdentifier = identifier
    return button
  }

  private func gray(_ channel: CGFloat, _ identifier: String, y: CGFloat) -> UILabel {
    let label = label(identifier, y: y)
    label.textColor = UIColor(white: channel / 255, alpha: 1)
    return label
  }

  @Test func `The kinds have XCTest's raw values`() {
    let kinds: [XCUIAccessibilityAuditType] = [
      .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait,
    ]
    #expect(kinds.map(\.rawValue) == [1, 2, 4, 8, 65_536, 131_072, 262_144])
    #expect(XCUIAccessibilityAuditType.all.rawValue == .max)
    #expect(XCUIAccessibilityAuditType.all.isSuperset(of: .init(kinds)))
  }

  @Test func `A screen without problems passes`() throws {
    #expect(try audit(.all, [label("text"), button("button", size: 44)]) == [])
    try stage.app.performAccessibilityAudit()
  }

  @Test func `An element that has nothing to say`() throws {
    let silent = UIButton(frame: CGRect(x: 20, y: 100, width: 44, height: 44))
    silent.accessibilityIdentifier = "silent"
    let card = PlainCard(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
    card.isAccessibilityElement = true
    card.accessibilityIdentifier = "card"
    let named = PlainCard(frame: CGRect(x: 20, y: 300, width: 44, height: 44))
    named.isAccessibilityElement = true
    named.accessibilityLabel = "Card"
    let empty = UILabel(frame: CGRect(x: 20, y: 400, width: 44, height: 44))
    #expect(
      try audit(.sufficientElementDescription, [silent, card, named, empty]) == [
        "Element has no description: silent", "Element has no description: card",
      ])
  }

  @Test func `A control that is smaller than 28 points, unless it takes touches around it`() throws {
    let wide = WideButton(frame: CGRect(x: 20, y: 400, width: 10, height: 10))
    wide.accessibilityIdentifier = "wide"
    let flat = button("flat", size: 44, y: 500)
    flat.frame.size.height = 20
    #expect(
      try audit(.hitRegion, [button("small", size: 27), button("enough", size: 28, y: 300), wide, flat]) == [
        "Hit area is too small: small", "Hit area is too small: flat",
      ])
  }

  /// The ratios on white are 21, 4.54, 4.48, 3.03 and 2.32 (WCAG 2).
  @Test func `A text whose color is too near to the one behind it`() throws {
    let large = gray(0x94, "large", y: 300)
    large.font = .systemFont(ofSize: 18)
    #expect(
      try audit(
        .contrast,
        [
          label("black", y: 60), gray(0x76, "enough", y: 120), gray(0x77, "nearly", y: 180),
          gray(0x94, "small", y: 240),
          large, gray(0xAA, "pale", y: 360),
        ]) == ["Contrast nearly passed: nearly", "Contrast nearly passed: small", "Contrast failed: pale"])
  }

  @Test func `The color behind a text is that of what is around it, as far as it is known`() throws {
    let dark = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    dark.backgroundColor = .black
    let onDark = label("on dark", y: 0)
    dark.addSubview(onDark)
    let half = label("half")
    half.frame.origin.y = 200
    half.textColor = UIColor(white: 0, alpha: 0.5)
    let picture = UIImageView(frame: CGRect(x: 0, y: 300, width: 390, height: 60))
    let onPicture = gray(0xAA, "on picture", y: 310)
    #expect(
      try audit(.contrast, [dark, half, picture, onPicture]) == [
        "Contrast failed: on dark", "Contrast nearly passed: half",
      ])
  }

  @Test func `A text whose size does not follow the user's`() throws {
    let fixed = label("fixed", y: 100)
    fixed.font = .systemFont(ofSize: 17)
    let still = label("still", y: 200)
    still.adjustsFontForContentSizeCategory = false
    #expect(
      try audit(.dynamicType, [fixed, still, label("follows", y: 300)]) == [
        "Dynamic Type font sizes are unsupported: fixed", "Dynamic Type font sizes are unsupported: still",
      ])
  }

  @Test func `A text that does not fit`() throws {
    let long = label("long")
    long.text = "A text that is much longer than the label is wide, and more"
    long.frame.size.width = 60
    #expect(try audit(.textClipped, [long, label("short", y: 300)]) == ["Text clipped: long"])
  }

  @Test func `A text that no screen reader finds is no element`() throws {
    let lost = label("lost")
    lost.isAccessibilityElement = false
    let card = PlainCard(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Hello"
    let inside = label("inside", y: 0)
    inside.isAccessibilityElement = false
    card.addSubview(inside)
    #expect(try audit(.elementDetection, [lost, card]) == ["Potentially inaccessible text: none"])
  }

  @Test func `What is hidden or in a bar is not looked at`() throws {
    let hidden = button("hidden", size: 10)
    hidden.isHidden = true
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 390, height: 44))
    let inBar = button("in bar", size: 10, y: 0)
    bar.addSubview(inBar)
    #expect(try audit(.hitRegion, [hidden, bar]) == [])
  }

  @Test func `Problems that the test does not accept are thrown, with the elements`() throws {
    try stage.app.run {
      stage.view.addSubview(button("small", size: 10))
      stage.view.addSubview(button("tiny", size: 5, y: 300))
    }
    let error = #expect(throws: AccessibilityAuditError.self) {
      try stage.app.performAccessibilityAudit(for: [.hitRegion]) { $0.element?.identifier == "tiny" }
    }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Hit area is too small: ") == true)
    #expect(lines.first?.hasSuffix("button \"small\" at (20, 200) size 10 x 10") == true)
  }

  private struct Refusal: Error {}

  @Test func `An error of the closure ends the audit`() throws {
    try stage.app.run { stage.view.addSubview(button("small", size: 10)) }
    #expect(throws: Refusal.self) { try stage.app.performAccessibilityAudit { _ in throw Refusal() } }
  }
}

private final class PlainCard: UIView {}

private final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}
