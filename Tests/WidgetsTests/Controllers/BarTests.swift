import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Bars of an app's own, their items and their appearance.
@MainActor @Suite struct BarTests {
  @Test func `A navigation bar pushes and pops items as its delegate allows`() throws {
    let stage = try Stage()
    let bar = UINavigationBar(frame: .zero)
    let delegate = NotingBarDelegate(stage)
    bar.items = [UINavigationItem(title: "One")]
    bar.delegate = delegate
    try stage.add(bar, CGRect(x: 0, y: 100, width: 390, height: 44))
    try stage.app.run { bar.pushItem(UINavigationItem(title: "Two"), animated: true) }
    #expect(stage.takeLog() == ["shouldPush Two", "didPush Two"])
    #expect(bar.topItem?.title == "Two")
    #expect(bar.backItem?.title == "One")
    try stage.app.buttons["One"].tap()
    #expect(stage.takeLog() == ["shouldPop Two", "didPop Two"])
    #expect(bar.items?.count == 1)
    delegate.allows = false
    try stage.app.run { bar.pushItem(UINavigationItem(title: "Three"), animated: false) }
    #expect(stage.takeLog() == ["shouldPush Three"])
    #expect(bar.items?.count == 1)
    try stage.app.run { #expect(bar.popItem(animated: false) == nil) }
  }

  @Test func `A tab bar tells its delegate what the user chose, not what code did`() throws {
    let stage = try Stage()
    let bar = UITabBar(frame: .zero)
    let delegate = NotingTabBarDelegate(stage)
    bar.items = (1...3).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
    bar.delegate = delegate
    try stage.add(bar, CGRect(x: 0, y: 700, width: 390, height: 49))
    try stage.app.run { bar.selectedItem = bar.items?[0] }
    #expect(stage.takeLog() == [])
    try stage.app.descendants(matching: .any)["Item 3"].tap()
    #expect(stage.takeLog() == ["didSelect Item 3"])
    #expect(bar.selectedItem?.tag == 3)
  }

  @Test func `A toolbar's flexible spaces push its items apart`() throws {
    let stage = try Stage()
    let bar = UIToolbar(frame: .zero)
    bar.items = [
      UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
    ]
    try stage.add(bar, CGRect(x: 0, y: 700, width: 390, height: 44))
    #expect(stage.app.buttons["Left"].frame.minX == 16)
    #expect(stage.app.buttons["Right"].frame.maxX == 374)
  }

  @Test func `A back button shows the title, a general word or only its arrow`() throws {
    let stage = try Stage()
    let bar = UINavigationBar(frame: .zero)
    let below = UINavigationItem(title: "Home")
    bar.items = [below, UINavigationItem(title: "Details")]
    try stage.add(bar, CGRect(x: 0, y: 100, width: 390, height: 44))
    func titles() -> [String] { bar.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) } }
    #expect(titles() == ["Home"])
    try stage.app.run {
      below.backButtonDisplayMode = .generic
      bar.setItems(bar.items, animated: false)
    }
    #expect(titles() == ["Back"])
    try stage.app.run {
      below.backButtonDisplayMode = .minimal
      bar.setItems(bar.items, animated: false)
    }
    #expect(titles() == [""])
    #expect(stage.app.buttons["Home"].exists)
    try stage.app.run {
      below.backButtonDisplayMode = .default
      below.backButtonTitle = ""
      bar.setItems(bar.items, animated: false)
    }
    #expect(titles() == [""])
    try stage.app.buttons["Back"].tap()
    #expect(bar.items?.count == 1)
  }

  @Test func `A tab bar's items stand in its middle in their width, at their distance`() throws {
    let stage = try Stage()
    let bar = UITabBar(frame: .zero)
    bar.items = (1...3).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
    #expect(bar.itemPositioning == .automatic)
    try stage.add(bar, CGRect(x: 0, y: 700, width: 390, height: 49))
    let items = stage.app.descendants(matching: .any)
    #expect(items["Item 1"].frame.width == 130)
    try stage.app.run {
      bar.itemPositioning = .centered
      bar.itemWidth = 50
      bar.itemSpacing = 20
    }
    #expect(items["Item 1"].frame.minX == 100)
    #expect(items["Item 1"].frame.width == 50)
    #expect(items["Item 3"].frame.maxX == 290)
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 80
    appearance.stackedItemSpacing = 10
    try stage.app.run { bar.standardAppearance = appearance }
    #expect(items["Item 1"].frame.minX == 65)
    #expect(items["Item 3"].frame.maxX == 325)
    appearance.stackedItemPositioning = .fill
    try stage.app.run { bar.standardAppearance = UITabBarAppearance(barAppearance: appearance) }
    #expect(items["Item 1"].frame.width == 130)
  }

  @Test func `A view without a width of its own is as wide as its constraints say`() throws {
    let stage = try Stage()
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: "One")
    let badge = UIView()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(label)
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 60), label.heightAnchor.constraint(equalToConstant: 20),
      label.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
      label.topAnchor.constraint(equalTo: badge.topAnchor), label.bottomAnchor.constraint(equalTo: badge.bottomAnchor),
    ])
    let button = UIButton(type: .system)
    button.setTitle("A long title", for: .normal)
    button.widthAnchor.constraint(equalToConstant: 24).isActive = true
    item.leftBarButtonItem = UIBarButtonItem(customView: badge)
    item.rightBarButtonItem = UIBarButtonItem(customView: button)
    bar.items = [item]
    try stage.add(bar, CGRect(x: 0, y: 100, width: 390, height: 44))
    #expect(badge.frame.size == CGSize(width: 60, height: 20))
    #expect(button.frame.width == 24)
  }

  @Test func `An item sends its action as the sender, down the responder chain without a target`() throws {
    let stage = try Stage()
    let target = NotingTarget(stage)
    let bar = UIToolbar(frame: .zero)
    let item = UIBarButtonItem(title: "Send", style: .plain, target: target, action: Selector("act:"))
    bar.items = [
      item,
      UIBarButtonItem(primaryAction: UIAction(title: "Run") { stage.note("run \($0.sender is UIBarButtonItem)") }),
    ]
    try stage.add(bar, CGRect(x: 0, y: 700, width: 390, height: 44))
    try stage.app.buttons["Send"].tap()
    #expect(stage.takeLog() == ["target act: UIBarButtonItem"])
    try stage.app.run { item.isEnabled = false }
    #expect(!stage.app.buttons["Send"].isEnabled)
    try stage.app.buttons["Run"].tap()
    #expect(stage.takeLog() == ["run true"])
  }

  @Test func `A tap selects and deselects an item that asks for it, before its action`() throws {
    let stage = try Stage()
    let bar = UIToolbar(frame: .zero)
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Bold") { stage.note("\(($0.sender as? UIBarButtonItem)?.isSelected ?? false)") })
    bar.items = [item]
    try stage.add(bar, CGRect(x: 0, y: 700, width: 390, height: 44))
    try stage.app.buttons["Bold"].tap()
    #expect(!item.isSelected)
    item.changesSelectionAsPrimaryAction = true
    try stage.app.buttons["Bold"].tap()
    #expect(item.isSelected)
    try stage.app.buttons["Bold"].tap()
    #expect(!item.isSelected)
    #expect(stage.takeLog() == ["false", "true", "false"])
  }

  @Test func `M1 An item does not keep its target`() {
    weak var gone: NSObject?
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: Selector("act"))
    do {
      let target = NSObject()
      item.target = target
      gone = target
    }
    #expect(gone == nil)
    #expect(item.target == nil)
  }

  // MARK: Appearance

  @Test func `Values that are set for all bars are those of later ones without their own`() throws {
    let stage = try Stage()
    try stage.app.run {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().tintColor = .green
      UINavigationBar.appearance().isTranslucent = false
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UITabBar.appearance().unselectedItemTintColor = .blue
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .yellow
      UINavigationBar.appearance().standardAppearance = appearance
      let navigation = UINavigationController(rootViewController: UIViewController())
      let bar = navigation.navigationBar
      #expect(bar.barTintColor == .red)
      #expect(bar.tintColor == .green)
      #expect(!bar.isTranslucent)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(bar.standardAppearance.backgroundColor == .yellow)
      #expect(UITabBarController().tabBar.unselectedItemTintColor == .blue)
      #expect(UIToolbar(frame: .zero).barTintColor == nil)
    }
  }

  @Test func `A bar's own value stays, and another process knows nothing of either`() throws {
    let stage = try Stage()
    let own = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    own.barTintColor = .black
    try stage.app.run {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().shadowImage = UIImage()
      stage.view.addSubview(own)
    }
    #expect(own.barTintColor == .black)
    #expect(own.shadowImage != nil)
    let other = try Stage()
    try other.app.run { #expect(UINavigationBar(frame: .zero).barTintColor == nil) }
  }

  @Test func `Titles of all items have the attributes that are set for them`() throws {
    let stage = try Stage()
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    try stage.app.run {
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.items = [item]
      stage.view.addSubview(bar)
    }
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
  }

  @Test func `A copy of a bar's looks is independent`() {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    let copy = appearance.copy() as? UITabBarAppearance
    copy?.stackedLayoutAppearance.normal.iconColor = .blue
    #expect(appearance.stackedLayoutAppearance.normal.iconColor == .red)
    #expect(copy?.stackedLayoutAppearance.normal.iconColor == .blue)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == nil)
  }
}

private final class NotingBarDelegate: NSObject, UINavigationBarDelegate {
  private let stage: Stage
  var allows = true

  init(_ stage: Stage) { self.stage = stage }

  private func note(_ event: String, _ item: UINavigationItem) { stage.note("\(event) \(item.title ?? "")") }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    note("shouldPush", item)
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { note("didPush", item) }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    note("shouldPop", item)
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { note("didPop", item) }
}

private final class NotingTabBarDelegate: NSObject, UITabBarDelegate {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { stage.note("didSelect \(item.title ?? "")") }
}
