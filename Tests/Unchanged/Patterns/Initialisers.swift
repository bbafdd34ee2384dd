import Testing
import UIKit

// Subclasses with initialisers of their own, which name those of UIKit's classes.

class Badge: UIView {
  private(set) var number = 0

  convenience init(number: Int = 3) {
    self.init(frame: .zero)
    self.number = number
  }
}

class Chip: UIView {
  let title: String

  init(title: String = "chip") {
    self.title = title
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Panel: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Column: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    axis = .vertical
  }
}

class RootedController: UINavigationController {
  init(title: String) {
    let root = UIViewController()
    root.title = title
    super.init(rootViewController: root)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class BarredController: UINavigationController {
  final class Bar: UINavigationBar {}

  init() { super.init(navigationBarClass: Bar.self, toolbarClass: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ListController: UITableViewController {
  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class GridController: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Pager: UIPageViewController {
  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Finder: UISearchController {
  init() { super.init(searchResultsController: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class TwoColumns: UISplitViewController {
  init() { super.init(style: .doubleColumn) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Photo: UIImageView {
  init() { super.init(image: UIImage()) }
  override init(image: UIImage?) { super.init(image: image) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Glass: UIVisualEffectView {
  init() { super.init(effect: UIBlurEffect(style: .light)) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class BlockItem: UIBarButtonItem {
  var block: (() -> Void)?

  convenience init(title: String, block: @escaping () -> Void) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.block = block
  }

  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An item that is never made from a document says so, and leaves `init()` out.
class ViewItem: UIBarButtonItem {
  init(_ view: UIView) {
    super.init()
    customView = view
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class LongTap: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTapsRequired = 2
  }
}

@MainActor @Suite struct InitialiserTests {
  @Test func initialisersWithDefaultsAreNotAmbiguous_W3() {
    #expect(Badge(number: 4).number == 4 && Badge(frame: .zero).number == 0)
    // The call compiles; which of the two it means is the compiler's choice, and differs from a Mac's: see CHANGELOG.
    _ = Badge()
    #expect(Chip().title == "chip" && Chip(title: "a").title == "a")
    #expect(Panel().frame.width == 7)
  }

  @Test func subclassesCallTheDesignatedInitialisersOfContainers_W6() {
    #expect(RootedController(title: "a").topViewController?.title == "a")
    #expect(BarredController().navigationBar is BarredController.Bar)
    #expect(ListController().tableView.style == .insetGrouped)
    #expect(GridController().collectionView.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(Pager().transitionStyle == .scroll)
    #expect(Finder().searchResultsController == nil)
    #expect(TwoColumns().style == .doubleColumn)
    #expect(Photo().image != nil && Photo(image: nil).image == nil)
    #expect(Glass().effect != nil)
    #expect(Column().axis == .vertical)
    #expect(LongTap().numberOfTapsRequired == 2)
  }

  @Test func barItemsHaveAnInitialiserThatSubclassesMayLeaveOut_W6() {
    #expect(BlockItem(title: "a") {}.title == "a" && BlockItem().block == nil)
    #expect(ViewItem(UIView()).customView != nil)
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    let space = BlockItem.flexibleSpace()
    #expect(type(of: space) == BlockItem.self)
  }

  @Test func objectsThatStandForOthersToComeAreMadeWithoutArguments_W6() {
    var width = NSLayoutConstraint()
    #expect(width.firstItem == nil && width.constant == 0 && !width.isActive)
    let view = UIView()
    width = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(width.constant == 3)
    #expect(UINavigationItem().title == nil)
    #expect(UIFont().pointSize == 0)
    #expect(UIColor() != UIColor.red)
    #expect(UITabBarItem().badgeValue == nil && UIBarButtonItem().customView == nil)
  }
}
