import Foundation
import PlainviewStage
import PlainviewUIKitCore
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct TraitOverrideTests {
  private final class NotingView: UIView {
    var heard: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append("\(previous?.userInterfaceStyle ?? .unspecified) to \(UITraitCollection.current.userInterfaceStyle)")
    }
  }

  private let stage: Stage

  init() throws { stage = try Stage() }

  @Test func `A style goes down to subviews, and stops where another one is set`() throws {
    let (outer, inner, leaf) = (NotingView(), NotingView(), NotingView())
    try stage.add(outer)
    try stage.app.run {
      outer.addSubview(inner)
      inner.addSubview(leaf)
      inner.overrideUserInterfaceStyle = .light
      outer.overrideUserInterfaceStyle = .dark
    }
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    #expect(outer.heard == ["light to dark"])
    #expect(leaf.heard == [])
    try stage.app.run { inner.overrideUserInterfaceStyle = .unspecified }
    #expect(leaf.heard == ["light to dark"])
    #expect(stage.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `A view that comes to other traits is told`() throws {
    let (dark, view) = (UIView(), NotingView())
    try stage.add(dark)
    try stage.app.run {
      dark.overrideUserInterfaceStyle = .dark
      dark.addSubview(view)
    }
    #expect(view.heard == ["light to dark"])
    try stage.app.run { stage.view.addSubview(view) }
    #expect(view.heard == ["light to dark", "dark to light"])
  }

  @Test func `A controller's style is that of its view and its children`() throws {
    let child = UIViewController()
    try stage.app.run {
      stage.controller.addChild(child)
      stage.view.addSubview(child.view)
      stage.controller.overrideUserInterfaceStyle = .dark
    }
    #expect(stage.controller.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.app.window?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `A container changes the traits of one child`() throws {
    let (one, other) = (UIViewController(), UIViewController())
    try stage.app.run {
      for child in [one, other] {
        stage.controller.addChild(child)
        stage.view.addSubview(child.view)
      }
      stage.controller.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: one)
    }
    #expect(one.traitCollection.horizontalSizeClass == .regular)
    #expect(one.view.traitCollection.horizontalSizeClass == .regular)
    #expect(other.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.controller.overrideTraitCollection(forChild: one)?.horizontalSizeClass == .regular)
    try stage.app.run { stage.controller.setOverrideTraitCollection(nil, forChild: one) }
    #expect(one.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `A window's style is that of everything in it`() throws {
    let window = try #require(stage.app.window)
    try stage.app.run { window.overrideUserInterfaceStyle = .dark }
    #expect(stage.controller.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.view.traitCollection.userInterfaceStyle == .dark)
    try stage.app.run { #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light) }
  }

  @Test func `Overrides are listed and taken back one by one`() throws {
    let view = try stage.add(UIView())
    try stage.app.run {
      view.traitOverrides.userInterfaceStyle = .dark
      view.traitOverrides.preferredContentSizeCategory = .small
    }
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.overrideUserInterfaceStyle == .dark)
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
    try stage.app.run { view.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func `While a view is laid out its traits are the current ones`() throws {
    final class Asking: UIView {
      var seen: [UIUserInterfaceStyle] = []
      override func layoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
    }
    let view = try stage.add(Asking())
    view.seen = []
    try stage.app.run {
      view.overrideUserInterfaceStyle = .dark
      view.setNeedsLayout()
    }
    #expect(view.seen.last == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  // MARK: Listening

  @Test func `Handlers hear of the traits that they named, with the object and its former traits`() throws {
    final class Listening: UIViewController {
      var heard: [String] = []
      override func viewDidLoad() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
          self.heard.append("style from \(previous.userInterfaceStyle)")
        }
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitDisplayScale.self]) { (self: Self, _) in
          self.heard.append("size")
        }
      }
    }
    let controller = Listening()
    let stage = try Stage(controller)
    try stage.app.run { controller.overrideUserInterfaceStyle = .dark }
    #expect(controller.heard == ["style from light"])
    try stage.app.run { controller.traitOverrides.horizontalSizeClass = .regular }
    #expect(controller.heard == ["style from light", "size"])
    try stage.app.run { controller.traitOverrides.layoutDirection = .rightToLeft }
    #expect(controller.heard.count == 2)
  }

  @Test func `Targets are sent a message, until the registration is taken back`() throws {
    final class Target: NSObject, ActionProviding {
      var heard: [String] = []
      static var actions: ActionTable { ["changed:with:": .init(changed), "changed": .init(plain)] }
      func changed(_ view: UIView, _ previous: UITraitCollection) {
        heard.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
      }
      func plain() { heard.append("plain") }
    }
    let (view, target) = (UIView(), Target())
    try stage.add(view)
    try stage.app.run {
      let first = view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target, action: Selector("changed:with:"))
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: Selector("changed"))
      view.overrideUserInterfaceStyle = .dark
      view.unregisterForTraitChanges(first)
      view.overrideUserInterfaceStyle = .light
    }
    #expect(target.heard == ["light to dark", "plain", "plain"])
  }

  @Test func `A deep tree is told without a deep stack`() throws {
    var views = [UIView()]
    try stage.add(views[0])
    try stage.app.run {
      for _ in 0..<500 {
        let view = UIView()
        views[views.count - 1].addSubview(view)
        views.append(view)
      }
      views[0].overrideUserInterfaceStyle = .dark
    }
    #expect(views.last?.traitCollection.userInterfaceStyle == .dark)
  }
}
