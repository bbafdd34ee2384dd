import Testing
import UIKit

/// What appearances of bars keep of their backgrounds.
@MainActor @Suite struct BarBackgroundTests {
  @Test func `An appearance has a blur unless it is opaque or transparent`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil)
  }

  @Test func `An appearance is made from the one of another kind of bar`() {
    let navigation = UINavigationBarAppearance(idiom: .phone)
    navigation.backgroundColor = .red
    navigation.backgroundEffect = nil
    navigation.backgroundImageContentMode = .center
    let tools = UIToolbarAppearance(barAppearance: navigation)
    #expect(tools.backgroundColor == .red && tools.backgroundEffect == nil)
    #expect(tools.backgroundImageContentMode == .center)
  }

  @Test func `Items of a tab bar keep their looks`() {
    let item = UITabBarItem()
    let look = UITabBarAppearance()
    item.scrollEdgeAppearance = look
    #expect(item.scrollEdgeAppearance === look && item.standardAppearance == nil)
  }
}
