import Foundation
import PlainviewRuntime
import Testing
import UIKit
import _Testing_UIKit

/// Appearance that an app sets for all views of a class.
@MainActor @Suite struct AppearanceTests {
  private final class Panel: UIView {}
  private final class Badge: UILabel {
    var corner = 0
    override class var outlets: OutletTable { ["corner": .init(\Badge.corner)] }
  }

  private func shown(_ views: [UIView], _ prepare: @MainActor () -> Void) throws {
    try SimulatedProcess().run {
      prepare()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for view in views { window.addSubview(view) }
    }
  }

  @Test func `A view takes the looks of its class when it comes into a window, and keeps its own`() throws {
    let (plain, own, button) = (UILabel(), UILabel(), UIButton(type: .custom))
    own.textColor = .green
    try shown([plain, own, button]) {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 30)
      UIButton.appearance().setTitleColor(.purple, for: .normal)
      UIButton.appearance().tintColor = .orange
      #expect(plain.textColor == .label)
    }
    #expect(plain.textColor == .red)
    #expect(plain.font.pointSize == 30)
    #expect(own.textColor == .green)
    #expect(own.font.pointSize == 30)
    #expect(button.titleColor(for: .normal) == .purple)
    #expect(button.tintColor == .orange)
  }

  @Test func `Subclasses take the looks of their superclass, and their own before`() throws {
    let (badge, label) = (Badge(), UILabel())
    try shown([badge, label]) {
      UILabel.appearance().textColor = .red
      Badge.appearance().textColor = .blue
      Badge.appearance().corner = 5
      UIView.appearance().tintColor = .brown
    }
    #expect(badge.textColor == .blue && badge.corner == 5)
    #expect(label.textColor == .red)
    #expect(label.tintColor == .brown)
  }

  @Test func `Tables and cells take the looks that only they have`() throws {
    let (table, cell) = (UITableView(), UITableViewCell(style: .default, reuseIdentifier: nil))
    try shown([table, cell]) {
      UITableView.appearance().separatorColor = .red
      UITableView.appearance().sectionIndexColor = .green
      UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    }
    #expect(table.separatorColor == .red && table.sectionIndexColor == .green)
    #expect(cell.separatorInset.left == 30)
  }

  @Test func `Looks are for what is inside of certain views only, where the app says so`() throws {
    let (panel, inside, outside) = (Panel(), UILabel(), UILabel())
    panel.addSubview(inside)
    try shown([panel, outside]) {
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
    }
    #expect(inside.textColor == .red)
    #expect(outside.textColor == .label)
  }

  @Test func `Looks are for certain traits only, where the app says so`() throws {
    let label = UILabel()
    try shown([label]) {
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .light)).font = .systemFont(ofSize: 9)
    }
    #expect(label.textColor == .label && label.font.pointSize == 9)
  }

  @Test func `Looks of one app are not those of another`() throws {
    let label = UILabel()
    try SimulatedProcess().run { UILabel.appearance().textColor = .red }
    try shown([label]) {}
    #expect(label.textColor == .label)
  }
}
