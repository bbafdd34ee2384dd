import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The gestures of text in a view that shows a text of its own.
@MainActor @Suite struct TextInteractionTests {
  private final class Delegate: NSObject, UITextInteractionDelegate {
    var log: [String] = []
    var begins = true
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      log.append("asked at \(Int(point.x))")
      return begins
    }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begins") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("ends") }
  }

  private let stage: Stage
  private let card: UIView
  private let field: UITextField
  private let interaction = UITextInteraction(for: .editable)
  private let delegate = Delegate()

  init() throws {
    stage = try Stage()
    card = try stage.add(UIView(), CGRect(x: 20, y: 100, width: 300, height: 40))
    field = try stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
    card.accessibilityIdentifier = "card"
    card.isAccessibilityElement = true
    field.text = "one two"
    interaction.textInput = field
    interaction.delegate = delegate
    card.addInteraction(interaction)
  }

  @Test func `A tap makes the text the first responder and sets the insertion point`() throws {
    try stage.app.otherElements["card"].tap()
    #expect(field.isFirstResponder && field.selectedTextRange?.isEmpty == true)
    #expect(Array(delegate.log.prefix(3)) == ["asked at 150", "begins", "ends"])
  }

  @Test func `A delegate can refuse`() throws {
    delegate.begins = false
    try stage.app.otherElements["card"].tap()
    #expect(!field.isFirstResponder && !delegate.log.contains("begins"))
  }

  @Test func `The recognizers belong to the view of the interaction`() throws {
    let recognizers = interaction.gesturesForFailureRequirements
    #expect(recognizers.count == 2 && recognizers.allSatisfy { $0.view === card })
    #expect(interaction.view === card && interaction.textInteractionMode == .editable)
    card.removeInteraction(interaction)
    #expect(interaction.view == nil && recognizers.allSatisfy { $0.view == nil })
  }

  @Test func `A delegate that leaves its methods out lets the interaction begin`() throws {
    final class Bare: NSObject, UITextInteractionDelegate {}
    let bare = Bare()
    interaction.delegate = bare
    try stage.app.otherElements["card"].tap()
    withExtendedLifetime(bare) { #expect(field.isFirstResponder) }
  }
}
