import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Menus that a long press on a view opens, as UIKit documents them.
@MainActor @Suite struct ContextMenuTests {
  private let stage: Stage
  private let view: UIView
  private let menus: Menus
  private let interaction: UIContextMenuInteraction

  final class Menus: NSObject, UIContextMenuInteractionDelegate {
    let stage: Stage
    var hasMenu = true
    var preview: UIViewController?
    var menuLocation: CGPoint?
    init(_ stage: Stage) { self.stage = stage }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      stage.note("configuration")
      menuLocation = location
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: "note" as NSString, previewProvider: { self.preview }) {
        suggested in
        self.stage.note("menu of \(suggested.count)")
        return UIMenu(children: [UIAction(title: "Delete it") { _ in self.stage.note("delete") }])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      stage.note("highlight \(identifier)")
      return interaction.view.map { UITargetedPreview(view: $0) }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      stage.note("dismissal")
      return nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      stage.note("commit \(animator.previewViewController === preview)")
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [stage] in stage.note("committed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      stage.note("will display")
      animator?.addAnimations { [stage] in stage.note("animations") }
      animator?.addCompletion { [stage] in stage.note("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      stage.note("will end")
      animator?.addCompletion { [stage] in stage.note("ended") }
    }
  }

  init() throws {
    stage = try Stage()
    view = try stage.add(NotingView(stage, "view"))
    view.accessibilityIdentifier = "target"
    view.isAccessibilityElement = true
    menus = Menus(stage)
    interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
  }

  private var target: XCUIElement { stage.app.otherElements["target"] }

  @Test func `W57 A long press asks for a menu and opens it, and its actions work`() throws {
    #expect(view.interactions.count == 1 && interaction.view === view && interaction.delegate === menus)
    #expect(interaction.menuAppearance == .unknown)
    try target.press(forDuration: 1)
    #expect(
      stage.takeLog() == [
        "view began", "configuration", "view cancelled", "highlight note", "menu of 0", "will display", "animations",
        "displayed",
      ])
    #expect(menus.menuLocation == CGPoint(x: 50, y: 50) && interaction.location(in: view) == CGPoint(x: 50, y: 50))
    #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 150))
    #expect(interaction.menuAppearance == .rich)
    try stage.app.buttons["Delete it"].tap()
    #expect(stage.takeLog() == ["dismissal", "will end", "delete", "ended"])
    #expect(!stage.app.buttons["Delete it"].exists && interaction.menuAppearance == .unknown)
  }

  @Test func `W57 Without a menu the press is the view's, as is a short one`() throws {
    menus.hasMenu = false
    try target.press(forDuration: 1)
    #expect(stage.takeLog() == ["view began", "configuration", "view ended"])
    menus.hasMenu = true
    try target.tap()
    #expect(stage.takeLog() == ["view began", "view ended"])
  }

  @Test func `W57 A tap on the preview performs its action`() throws {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 120)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
    label.text = "Preview"
    controller.view.addSubview(label)
    menus.preview = controller
    try target.press(forDuration: 1)
    _ = stage.takeLog()
    #expect(controller.view.bounds.size == CGSize(width: 200, height: 120))
    try stage.app.staticTexts["Preview"].tap()
    #expect(stage.takeLog() == ["commit true", "dismissal", "will end", "ended", "committed"])
    #expect(controller.view.window == nil)
  }

  @Test func `W57 Code ends the menu and changes the one that is open`() throws {
    try target.press(forDuration: 1)
    try stage.app.run {
      interaction.updateVisibleMenu { menu in
        menu.replacingChildren(menu.children + [UIAction(title: "Share") { _ in stage.note("share") }])
      }
    }
    #expect(stage.app.buttons["Delete it"].exists)
    try stage.app.buttons["Share"].tap()
    #expect(stage.takeLog().contains("share"))
    try target.press(forDuration: 1)
    _ = stage.takeLog()
    try stage.app.run { interaction.dismissMenu() }
    #expect(stage.takeLog() == ["dismissal", "will end"])
    #expect(!stage.app.buttons["Delete it"].exists)
  }

  @Test func `W57 An interaction that is removed opens nothing`() throws {
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.interactions.isEmpty)
    try target.press(forDuration: 1)
    #expect(stage.takeLog() == ["view began", "view ended"])
  }

  @Test func `W57 A control answers for its own menus`() throws {
    final class Knob: UIControl {
      var heard: [String] = []
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [
            UIAction(title: "Reset") { self.heard.append("reset by me: \($0.sender as AnyObject === self)") }
          ])
        })
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { heard.append("will display") }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { heard.append("will end") }
    }
    let knob = try stage.add(Knob(), CGRect(x: 100, y: 300, width: 100, height: 40))
    knob.accessibilityIdentifier = "knob"
    knob.isAccessibilityElement = true
    #expect(knob.contextMenuInteraction == nil)
    knob.isContextMenuInteractionEnabled = true
    #expect(knob.contextMenuInteraction?.delegate === knob && knob.interactions.count == 1)
    try stage.down(150, 320)
    try stage.wait(1)
    try stage.up()
    try stage.app.buttons["Reset"].tap()
    #expect(knob.heard == ["will display", "will end", "reset by me: true"])
    knob.heard = []
    knob.showsMenuAsPrimaryAction = true
    try stage.tap(150, 320)
    #expect(knob.heard == ["will display"] && knob.contextMenuInteraction?.menuAppearance == .compact)
    try stage.app.run { knob.removeFromSuperview() }
    #expect(knob.heard == ["will display", "will end"])
    knob.isContextMenuInteractionEnabled = false
    #expect(knob.interactions.isEmpty)
  }

  @Test func `W57 What a menu and a preview were made of is kept`() {
    let one = UIContextMenuConfiguration(actionProvider: nil)
    let other = UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
    #expect(one.identifier is NSUUID && (one.identifier as? NSUUID) != (other.identifier as? NSUUID))
    one.secondaryItemIdentifiers = ["a"]
    (one.badgeCount, one.preferredMenuElementOrder) = (2, .fixed)
    #expect(one.secondaryItemIdentifiers == ["a"] && one.badgeCount == 2 && one.preferredMenuElementOrder == .fixed)
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    #expect((parameters.copy() as? UIPreviewParameters)?.backgroundColor == .clear)
    let preview = UITargetedPreview(view: view, parameters: parameters)
    #expect(preview.size == CGSize(width: 100, height: 100) && preview.target.container === view.superview)
    #expect(preview.target.center == CGPoint(x: 150, y: 150) && preview.target.transform == .identity)
    let target = UIPreviewTarget(container: stage.view, center: .zero, transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(preview.retargetedPreview(with: target).target === target)
  }
}
