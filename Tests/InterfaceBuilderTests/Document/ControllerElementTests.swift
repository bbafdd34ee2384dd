import Foundation
import PlainviewInterfaceBuilder
import Testing

@Suite struct ControllerElementTests {
  private func controller(_ id: String, in name: String = "login.storyboard") throws -> ControllerElement {
    try #require(try Fixture.document(name).controller(id: id))
  }

  @Test func `a controller tells its class and identity`() throws {
    let login = try controller("log-01-bbb")
    #expect(login.customClass == "LoginController")
    #expect(login.customModule == "Shop")
    #expect(login.inheritsTargetModule)
    #expect(login.title == "Log in")
    #expect(login.restorationIdentifier == "Login")
    #expect(login.view?.id == "vie-01-bbb")
  }

  @Test func `a controller tells how it is presented and laid out`() throws {
    let login = try controller("log-01-bbb")
    #expect(login.modalPresentationStyle == "fullScreen")
    #expect(login.modalTransitionStyle == "crossDissolve")
    #expect(login.definesPresentationContext)
    #expect(login.hidesBottomBarWhenPushed)
    #expect(login.simulatedSize == .freeform)
    #expect(login.freeformSize == CGSize(width: 393, height: 900))
    #expect(login.edgesForExtendedLayout == ["bottom"])
  }

  @Test func `a controller without such settings has UIKit's defaults`() throws {
    let start = try controller("plc-01-ddd", in: "lists.storyboard")
    #expect(start.simulatedSize == .inferred)
    #expect(start.edgesForExtendedLayout == nil)
    #expect(start.clearsSelectionOnViewWillAppear)
    #expect(start.adjustsScrollViewInsets)
    #expect(start.isToolbarHidden)
    #expect(start.restorationIdentifier == nil)
  }

  @Test func `a navigation controller has bars, items and a root`() throws {
    let navigation = try controller("nav-01-aaa")
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.navigationBar?.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(navigation.relatedIDs("rootViewController") == ["log-01-bbb"])
    #expect(navigation.toolbarItems.map(\.systemItem) == ["flexibleSpace", nil])
    #expect(navigation.toolbarItems[1].title == "Help")
    #expect(navigation.toolbarItems[1].itemTag == 4)
    #expect(!navigation.toolbarItems[1].isEnabled)
  }

  @Test func `a tab bar controller keeps its children in order`() throws {
    let tabs = try controller("tbc-01-aaa", in: "lists.storyboard")
    #expect(tabs.relatedIDs("viewControllers") == ["tvc-01-bbb", "cvc-01-ccc"])
    #expect(tabs.tabBar?.id == "tbr-01-aaa")
  }

  @Test func `a navigation item has its buttons from a key or from a list`() throws {
    let item = try #require(try controller("log-01-bbb").navigationItem)
    #expect(item.title == "Log in")
    #expect(item.prompt == "Welcome")
    #expect(item.largeTitleDisplayMode == "never")
    #expect(item.backButton?.title == "Back")
    #expect(item.leftButtons.map(\.systemItem) == ["cancel"])
    #expect(item.rightButtons.map(\.id) == ["bbi-03-bbb", "bbi-04-bbb"])
    #expect(item.rightButtons[1].image?.isSymbol == true)
    #expect(item.rightButtons.map(\.style) == ["plain", "done"])
    #expect(item.titleView?.tag == "textField")
  }

  @Test func `a tab bar item tells what it shows`() throws {
    let item = try #require(try controller("log-01-bbb").tabBarItem)
    #expect(item.title == "Account")
    #expect(item.image?.name == "person")
    #expect(item.selectedImage?.name == "person.fill")
    #expect(item.badgeValue == "3")
  }

  @Test func `a reference to another storyboard names it`() throws {
    let reference = try controller("hom-01-ccc")
    #expect(reference.kind == .viewControllerPlaceholder)
    #expect(reference.referencedStoryboard == "Home")
    #expect(reference.referencedIdentifier == "HomeList")
  }

  @Test func `table and collection controllers have their special parts`() throws {
    let table = try controller("tvc-01-bbb", in: "lists.storyboard")
    #expect(table.view?.tag == "tableView")
    #expect(table.refreshControl?.id == "ref-01-bbb")
    #expect(!table.clearsSelectionOnViewWillAppear)
    let collection = try controller("cvc-01-ccc", in: "lists.storyboard")
    #expect(collection.layoutGuides.map(\.kind) == [.top, .bottom])
    #expect(collection.layoutGuides.map(\.id) == ["top-01-ccc", "bot-01-ccc"])
    #expect(collection.simulatedSize == .fixed("retina47"))
  }

  @Test func `an unknown tag in a controller's place is a controller`() throws {
    let document = try Fixture.document("faulty.storyboard")
    #expect(document.scenes[1].controller?.kind == .other)
    #expect(document.scenes[1].controller?.id == "vct-02-bbb")
  }

  @Test(arguments: [
    ("tapGestureRecognizer", RecognizerElement.Kind.tap), ("pinchGestureRecognizer", .pinch),
    ("rotationGestureRecognizer", .rotation), ("swipeGestureRecognizer", .swipe), ("panGestureRecognizer", .pan),
    ("screenEdgePanGestureRecognizer", .screenEdgePan), ("pongPressGestureRecognizer", .longPress),
    ("longPressGestureRecognizer", .longPress), ("gestureRecognizer", .other),
  ])
  func `each recognizer tag has its kind`(tag: String, kind: RecognizerElement.Kind) throws {
    #expect(try Fixture.xib("<\(tag) id='r'/>").recognizers.map(\.kind) == [kind])
  }
}
