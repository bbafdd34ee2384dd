import Testing
@_spi(Plainview) import UIKit

/// The wiring text for calls that arrive, and for those that would not.
@MainActor @Suite struct WiringTextTests {
  private final class Receiver: UIView {
    override class var actions: ActionTable { ["save:": .init(save), "open": .init(open)] }
    func save(_ sender: UIButton) {}
    func open() {}
  }

  @MainActor private protocol PickerDelegate: AnyObject {}
  private final class Picker: UIView {
    weak var pickerDelegate: (any PickerDelegate)?
  }
  private final class Chooser: UIView, PickerDelegate {}

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let receiver = Receiver()

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    root.addSubview(button)
    return button
  }

  private var text: String { Snapshotting<UIView>.wiring.text(of: root) }

  @Test func `One line for each event, sorted`() {
    let save = button("Save")
    save.addTarget(receiver, action: "save:", for: [.touchUpInside, .touchDown])
    save.addTarget(nil, action: "open", for: .touchUpOutside)
    #expect(
      text == """
        UIButton 'Save' --touchDown--> Receiver save:
        UIButton 'Save' --touchUpInside--> Receiver save:
        UIButton 'Save' --touchUpOutside--> first responder open
        """)
  }

  @Test func `A name that the class does not have is flagged, with the nearest one`() {
    button("Save").addTarget(receiver, action: "saev:", for: .touchUpInside)
    #expect(text == "UIButton 'Save' --touchUpInside--> Receiver saev:  ! Receiver has no saev:, nearest: save:")
  }

  @Test func `A target that is gone is flagged`() {
    let save = button("Save")
    do {
      let gone = Receiver()
      save.addTarget(gone, action: "save:", for: .touchUpInside)
    }
    #expect(text == "UIButton 'Save' --touchUpInside--> (gone) save:  ! the target is gone")
  }

  @Test func `A view that cannot be touched is flagged, and so is one in it`() {
    button("Save").addTarget(receiver, action: "save:", for: .touchUpInside)
    root.isUserInteractionEnabled = false
    root.accessibilityIdentifier = "sheet"
    #expect(
      text
        == "UIButton 'Save' --touchUpInside--> Receiver save:  ! user interaction is disabled on UIView 'sheet'")
  }

  @Test func `Closures, recognizers and recognizers without a target are listed`() {
    let add = button("Add")
    add.addAction(UIAction(title: "add a row") { _ in }, for: .touchUpInside)
    add.addGestureRecognizer(UITapGestureRecognizer(target: receiver, action: "open"))
    root.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      text == """
        UIButton 'Add' --UITapGestureRecognizer--> Receiver open
        UIButton 'Add' --touchUpInside--> UIAction 'add a row'
        UIView --UITapGestureRecognizer--> nobody  ! no target
        """)
  }

  @Test func `Delegates of the app's own classes are found, set or not; the field's own tap is not listed`() {
    let picker = Picker()
    let chooser = Chooser()
    picker.pickerDelegate = chooser
    root.addSubview(picker)
    root.addSubview(Picker())
    root.addSubview(UITextField())
    #expect(
      text == """
        Picker #1.pickerDelegate -> Chooser
        Picker #2.pickerDelegate -> nobody  ! never set
        """)
  }

  private final class Card: UIView {
    var title: UILabel!
    var buttons: [UIButton]! = []
    var caption: String?
    weak var cardDelegate: AnyObject?
    override class var outlets: OutletTable {
      [
        "title": .init(\Card.title), "buttons": .init(\Card.buttons), "caption": .init(\Card.caption),
        "cardDelegate": .init(\Card.cardDelegate),
      ]
    }
  }

  @Test func `Outlets that a class declares are listed, those that nothing is connected to are flagged`() {
    let card = Card()
    card.buttons = [button("Yes"), button("No")]
    root.addSubview(card)
    #expect(
      text == """
        Card.buttons[0] = UIButton 'Yes'
        Card.buttons[1] = UIButton 'No'
        Card.cardDelegate -> nobody  ! never set
        Card.title = nobody  ! never set
        """)
  }

  // MARK: Notifications, timers, twins

  @Test func `Notifications and timers that reach objects of the app are connections`() {
    let name = Notification.Name("CartDidChange")
    NotificationCenter.default.addObserver(receiver, selector: "open", name: name, object: nil)
    let timer = Timer.scheduledTimer(
      timeInterval: 2, target: receiver, selector: "open", userInfo: nil, repeats: true)
    #expect(
      text == """
        NotificationCenter --CartDidChange--> Receiver open
        Timer every 2 s --> Receiver open
        """)
    timer.invalidate()
    NotificationCenter.default.removeObserver(receiver)
    #expect(text == "")
  }

  private final class Cell: UITableViewCell {
    let check = UIButton(type: .system)
    let bell = UIButton(type: .system)
  }

  @Test func `The button that leads back is UIKit's own, an app's action for it is not`() {
    let below = UIViewController()
    below.title = "Notes"
    let above = UIViewController()
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(above, animated: false)
    root.addSubview(navigation.view)
    navigation.view.layoutIfNeeded()
    #expect(!text.contains("UIAction"))
    above.navigationItem.backAction = UIAction(title: "Leave") { _ in }
    navigation.view.layoutIfNeeded()
    #expect(text.contains("--> UIAction 'Leave'"))
  }

  @Test func `Views that look alike are told apart by their outlets, and then by numbers`() {
    for _ in 0..<2 {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      for button in [cell.check, cell.bell] {
        button.addTarget(receiver, action: "save:", for: .touchUpInside)
        cell.contentView.addSubview(button)
      }
      root.addSubview(cell)
    }
    let lines = text.split(separator: "\n").filter { $0.contains("--touchUpInside") }
    #expect(
      lines == [
        "UIButton bell #1 --touchUpInside--> Receiver save:", "UIButton bell #2 --touchUpInside--> Receiver save:",
        "UIButton check #1 --touchUpInside--> Receiver save:", "UIButton check #2 --touchUpInside--> Receiver save:",
      ])
  }
}
