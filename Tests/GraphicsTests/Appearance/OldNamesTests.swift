import Foundation
import Testing
import UIKit

/// Names of older systems that apps still use.
@MainActor @Suite struct OldNamesTests {
  @available(*, deprecated)
  private static func colors() -> [UIColor] {
    [.groupTableViewBackground, .viewFlipsideBackground, .scrollViewTexturedBackground, .underPageBackground]
  }

  @MainActor private protocol OldNaming {
    static func all() -> [UIColor]
    static func idiom() -> UIUserInterfaceIdiom
  }
  private enum Old: OldNaming {
    @available(*, deprecated) static func all() -> [UIColor] { OldNamesTests.colors() }
    @available(*, deprecated) static func idiom() -> UIUserInterfaceIdiom { UI_USER_INTERFACE_IDIOM() }
  }

  @Test func `The grouped background is that of today, and all of them differ`() {
    let colors = (Old.self as any OldNaming.Type).all()
    #expect(colors[0].cgColor == UIColor.systemGroupedBackground.cgColor)
    #expect(Set(colors).count == 4)
  }

  @Test func `The idiom has a function of its own`() {
    #expect((Old.self as any OldNaming.Type).idiom() == UIDevice.current.userInterfaceIdiom)
  }

  @Test func `An index path object has a section, a row and an item`() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect((path.section, path.row, path.item) == (1, 3, 3))
    #expect(path as IndexPath == IndexPath(row: 3, section: 1))
    #expect(NSIndexPath(item: 2, section: 0).isEqual(NSIndexPath(row: 2, section: 0)))
  }

  @Test func `A constraint without anything can be there until the real one comes`() {
    let constraint = NSLayoutConstraint()
    constraint.constant = 5
    #expect(!constraint.isActive && constraint.constant == 5)
  }

  @Test func `A navigation controller's subclass calls the initializer with the root`() {
    final class Own: UINavigationController {
      let note: String
      init(root: UIViewController) {
        note = "own"
        super.init(rootViewController: root)
      }
      required init?(coder: NSCoder) { nil }
    }
    let root = UIViewController()
    let own = Own(root: root)
    #expect(own.viewControllers == [root] && own.note == "own")
  }
}
