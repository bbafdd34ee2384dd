import Testing
import UIKit

// Views and controllers that generic code, factories and metatypes make.

@MainActor class Card: UIView {
  var madeBy = "nobody"

  override init(frame: CGRect) {
    super.init(frame: frame)
    madeBy = "init(frame:)"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    madeBy = "init(coder:)"
  }
}

final class RoundCard: Card {}

class Switcher: UIControl {
  private(set) var isPrepared = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPrepared = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Screen: UIViewController {
  private(set) var madeBy = ""

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    madeBy = nibNameOrNil ?? "no nib"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Row: UITableViewCell {
  private(set) var wasSetUp = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    wasSetUp = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Tile: UICollectionViewCell {
  private(set) var wasSetUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    wasSetUp = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Flow: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 3
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Stack: UINavigationController {
  private(set) var wasRooted = false

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    wasRooted = true
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor func make<T: UIView>(_: T.Type = T.self, _ configure: (T) -> Void = { _ in }) -> T {
  let view = T()
  configure(view)
  return view
}
@MainActor func makeFramed<T: UIView>(_ frame: CGRect) -> T { T(frame: frame) }
@MainActor func makeDotted<T: UIControl>() -> T { .init() }
@MainActor func makeController<T: UIViewController>(_ type: T.Type) -> T { type.init() }
@MainActor func makeController<T: UIViewController>(nib: String) -> T { T(nibName: nib, bundle: nil) }
@MainActor func makeRow<T: UITableViewCell>() -> T { T(style: .default, reuseIdentifier: String(describing: T.self)) }
@MainActor func decode<T: UIView>(_: T.Type, _ coder: NSCoder) -> T? { T(coder: coder) }
@MainActor func makeRecognizer<T: UIGestureRecognizer>() -> T { T(target: nil, action: nil) }
func makeObject<T: NSObject>(_: T.Type) -> T { T() }

@MainActor class Container<Content: UIView>: UIView {
  let content = Content()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }
}

class LabelContainer: Container<UILabel> {}

extension UIView {
  static func autolayout() -> Self {
    let view = Self()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  static func framed(_ frame: CGRect) -> Self { self.init(frame: frame) }
}

extension UIViewController {
  static func instantiate() -> Self { self.init(nibName: nil, bundle: nil) }
}

@MainActor @Suite struct GenericConstructionTests {
  private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func genericCodeMakesTheClassWithItsOwnInitialisers_W5() {
    let card = make(RoundCard.self)
    #expect(type(of: card) == RoundCard.self && card.madeBy == "init(frame:)")
    let framed: RoundCard = makeFramed(frame)
    #expect(framed.frame == frame && framed.madeBy == "init(frame:)")
    let switcher: Switcher = makeDotted()
    #expect(switcher.isPrepared)
    #expect(make(UILabel.self) { $0.text = "a" }.text == "a")
  }

  @Test func staticMembersMakeSelf_W5() {
    #expect(RoundCard.autolayout().madeBy == "init(frame:)")
    #expect(Switcher.framed(frame).frame == frame)
    #expect(type(of: Screen.instantiate()) == Screen.self)
  }

  @Test func controllersAreMadeToo_W5() {
    #expect(makeController(Screen.self).madeBy == "no nib")
    let screen: Screen = makeController(nib: "Main")
    #expect(screen.madeBy == "Main" && screen.nibName == "Main")
    #expect(makeController(UITableViewController.self).tableView.style == .plain)
    #expect(makeController(UIPageViewController.self).transitionStyle == .pageCurl)
    #expect(makeController(UISearchController.self).searchResultsController == nil)
    func rooted<T: UINavigationController>(_: T.Type) -> T { T(rootViewController: UIViewController()) }
    #expect(rooted(Stack.self).wasRooted && rooted(Stack.self).viewControllers.count == 1)
  }

  @Test func cellsAreMadeToo_W5() {
    let row: Row = makeRow()
    #expect(row.wasSetUp && row.reuseIdentifier == "Row" && row.detailTextLabel != nil)
    #expect(make(Row.self).wasSetUp)
    #expect(make(Tile.self).wasSetUp)
    func table<T: UITableView>(_: T.Type) -> T { T(frame: .zero, style: .grouped) }
    #expect(table(UITableView.self).style == .grouped)
    func grid<T: UICollectionView>(_: T.Type) -> T { T(frame: .zero, collectionViewLayout: makeObject(Flow.self)) }
    #expect((grid(UICollectionView.self).collectionViewLayout as? Flow)?.minimumLineSpacing == 3)
  }

  @Test func metatypesMakeTheClassThatTheyStandFor_W5() {
    let type: UIView.Type = RoundCard.self
    #expect((type.init() as? RoundCard)?.madeBy == "init(frame:)")
    #expect((type.init(frame: frame) as? RoundCard)?.frame == frame)
    let types: [UIViewController.Type] = [Screen.self, UIViewController.self]
    #expect(types.map { $0.init() is Screen } == [true, false])
    let cells: [String: UITableViewCell.Type] = ["row": Row.self]
    #expect((cells["row"]?.init(style: .value1, reuseIdentifier: "row") as? Row)?.wasSetUp == true)
    let known: UIView = RoundCard()
    #expect(Swift.type(of: known).init(frame: .zero) is RoundCard)
    let object: NSObject.Type = RoundCard.self
    #expect((object.init() as? RoundCard)?.madeBy == "init(frame:)")
    let recognizer: UITapGestureRecognizer = makeRecognizer()
    #expect(recognizer.numberOfTapsRequired == 1)
  }

  @Test func genericViewsHoldViewsThatTheyMake_W5_W6() {
    let container = LabelContainer()
    #expect(container.content.superview === container)
    #expect(LabelContainer(frame: frame).frame == frame)
    #expect(Container<Switcher>(frame: frame).content.isPrepared)
  }

  @Test func conveniencesOfControlsAreOpenToGenericCode_W5() {
    func stack<T: UIStackView>(_: T.Type) -> T { T(arrangedSubviews: [UIView(), UIView()]) }
    #expect(stack(UIStackView.self).arrangedSubviews.count == 2)
    func button<T: UIButton>(_: T.Type) -> T { T(type: .system) }
    #expect(button(UIButton.self).buttonType == .system)
    func segments<T: UISegmentedControl>(_: T.Type) -> T { T(items: ["a", "b"]) }
    #expect(segments(UISegmentedControl.self).numberOfSegments == 2)
  }

  @Test func eachObjectThatGenericCodeMakesEndsOnce_W1_W5() {
    let before = Ended.count("UILabel")
    do { _ = make(DeinitOfUILabel.self) }
    #expect(Ended.count("UILabel") == before + 1)
  }
}
