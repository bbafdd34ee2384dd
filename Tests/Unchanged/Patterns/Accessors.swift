import Testing
import UIKit

// Subclasses that keep two properties in step, as many labels and fields of libraries do.

class StyledLabel: UILabel {
  override var text: String? {
    didSet { attributedText = text.map { NSAttributedString(string: $0, attributes: [.kern: 2]) } }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var font: UIFont! { didSet { changes.append("font") } }
  override var textColor: UIColor! { didSet { changes.append("color") } }
  var changes: [String] = []
}

class StyledField: UITextField {
  override var placeholder: String? {
    didSet {
      attributedPlaceholder = placeholder.map { NSAttributedString(string: $0, attributes: [.kern: 1]) }
    }
  }
  override var attributedPlaceholder: NSAttributedString? { didSet { placeholderChanges += 1 } }
  override var text: String? { didSet { attributedText = text.map { NSAttributedString(string: $0) } } }
  override var attributedText: NSAttributedString? { didSet { textChanges += 1 } }
  override var font: UIFont? {
    didSet { defaultTextAttributes = [.font: font ?? .systemFont(ofSize: 1), .kern: 1] }
  }
  override var defaultTextAttributes: [NSAttributedString.Key: Any] { didSet { attributeChanges += 1 } }
  var placeholderChanges = 0
  var textChanges = 0
  var attributeChanges = 0
}

/// The other way round: what has attributes sets what has none.
class PlainField: UITextField {
  override var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  override var placeholder: String? { didSet { changes += 1 } }
  var changes = 0
}

class StyledTextView: UITextView {
  override var text: String! { didSet { attributedText = NSAttributedString(string: text) } }
  override var attributedText: NSAttributedString! {
    didSet {
      textColor = .red
      font = .systemFont(ofSize: 9)
    }
  }
  override var font: UIFont? { didSet { changes += 1 } }
  var changes = 0
}

class StyledButton: UIButton {
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }
}

class Bar: UISearchBar {
  override var text: String? { didSet { placeholder = text } }
  override var placeholder: String? { didSet { showsCancelButton = placeholder != nil } }
  override var showsCancelButton: Bool { didSet { setShowsCancelButton(showsCancelButton, animated: false) } }
  override var showsScopeBar: Bool { didSet { setShowsScope(showsScopeBar, animated: false) } }
}

class Segments: UISegmentedControl {
  override var selectedSegmentIndex: Int { didSet { setTitle("*", forSegmentAt: selectedSegmentIndex) } }
}

class Item: UINavigationItem {
  override var leftBarButtonItem: UIBarButtonItem? { didSet { leftBarButtonItems = leftBarButtonItem.map { [$0] } } }
  override var leftBarButtonItems: [UIBarButtonItem]? { didSet { changes += 1 } }
  override var rightBarButtonItems: [UIBarButtonItem]? { didSet { rightBarButtonItem = rightBarButtonItems?.first } }
  override var hidesBackButton: Bool { didSet { setHidesBackButton(hidesBackButton, animated: false) } }
  var changes = 0
}

class Slider: UISlider {
  override var minimumValue: Float { didSet { maximumValue = minimumValue + 10 } }
  override var maximumValue: Float { didSet { value = minimumValue } }
  override var value: Float { didSet { minimumTrackTintColor = .red } }
}

class Limits: UISlider {
  override var maximumValue: Float { didSet { minimumValue = maximumValue - 10 } }
}

class Stepper: UIStepper {
  override var value: Double { didSet { maximumValue = max(maximumValue, value + 1) } }
}

class Dots: UIPageControl {
  override var currentPage: Int { didSet { numberOfPages = max(numberOfPages, currentPage + 1) } }
}

class Scroller: UIScrollView {
  override var contentSize: CGSize { didSet { zoomScale = 1 } }
}

class Attributes: UICollectionViewLayoutAttributes {
  override var center: CGPoint { didSet { frame = CGRect(x: center.x, y: center.y, width: 1, height: 1) } }
  override var size: CGSize { didSet { bounds = CGRect(origin: .zero, size: size) } }
}

class EditingController: UIViewController {
  override var isEditing: Bool { didSet { setEditing(isEditing, animated: false) } }
  override var toolbarItems: [UIBarButtonItem]? { didSet { setToolbarItems(toolbarItems, animated: false) } }
}

class TabsController: UITabBarController {
  override var isTabBarHidden: Bool { didSet { setTabBarHidden(isTabBarHidden, animated: false) } }
}

class SearchesController: UISearchController {
  override var obscuresBackgroundDuringPresentation: Bool {
    didSet { dimsBackgroundDuringPresentation = obscuresBackgroundDuringPresentation }
  }
}

class Mirror: UIView {
  override var frame: CGRect { didSet { bounds = CGRect(origin: .zero, size: frame.size) } }
  override var bounds: CGRect { didSet { center = CGPoint(x: frame.midX, y: frame.midY) } }
}

@MainActor @Suite struct AccessorTests {
  @Test func aLabelsTextAndAttributedTextDoNotCallEachOther_W9() {
    let label = StyledLabel()
    label.text = "one"
    #expect(label.text == "one" && label.attributedText?.string == "one")
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    label.changes = []
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    label.attributedText = NSAttributedString(string: "two", attributes: attributes)
    #expect(label.text == "two" && label.font.pointSize == 30 && label.changes.isEmpty)
    label.text = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test func aFieldsTextsAndPlaceholdersDoNotCallEachOther_W9() {
    let field = StyledField()
    field.placeholder = "name"
    #expect(field.placeholder == "name" && field.placeholderChanges == 1)
    field.text = "Ann"
    #expect(field.text == "Ann" && field.textChanges == 1)
    field.font = .systemFont(ofSize: 20)
    #expect(field.font?.pointSize == 20 && field.attributeChanges == 1)
    field.textColor = .red
    #expect(field.attributeChanges == 1)
    let plain = PlainField()
    plain.attributedPlaceholder = NSAttributedString(string: "hint", attributes: [.kern: 1])
    #expect(plain.placeholder == "hint" && plain.changes == 1)
  }

  @Test func aTextViewsTextAndAttributedTextDoNotCallEachOther_W9() {
    let view = StyledTextView()
    view.text = "abc"
    #expect(view.text == "abc" && view.textColor == .red && view.font?.pointSize == 9 && view.changes == 1)
  }

  @Test func titlesOfButtonsAndBarsDoNotCallEachOther_W9() {
    let button = StyledButton(type: .system)
    button.setTitle("go", for: .normal)
    #expect(button.attributedTitle(for: .normal)?.string == "go" && button.title(for: .normal) == "go")
    let bar = Bar()
    bar.text = "x"
    bar.showsScopeBar = true
    #expect(bar.placeholder == "x" && bar.showsCancelButton && bar.showsScopeBar)
    let segments = Segments(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    #expect(segments.titleForSegment(at: 1) == "*")
    let item = Item(title: "t")
    item.leftBarButtonItem = UIBarButtonItem()
    #expect(item.leftBarButtonItems?.count == 1 && item.changes == 1)
    item.setLeftBarButton(nil, animated: false)
    #expect(item.leftBarButtonItem == nil && item.changes == 1)
    item.rightBarButtonItems = [UIBarButtonItem(), UIBarButtonItem()]
    #expect(item.rightBarButtonItems?.count == 1)
    item.hidesBackButton = true
    #expect(item.hidesBackButton)
  }

  @Test func numbersAndTheirLimitsDoNotCallEachOther_W9() {
    let slider = Slider()
    slider.minimumValue = 20
    #expect(slider.maximumValue == 30 && slider.value == 20)
    let limits = Limits()
    limits.maximumValue = -5
    #expect(limits.minimumValue == -15 && limits.value == -5)
    let stepper = Stepper()
    stepper.value = 100
    #expect(stepper.value == 100 && stepper.maximumValue == 101)
    stepper.minimumValue = 3
    #expect(stepper.value == 100)
    let dots = Dots()
    dots.numberOfPages = 2
    dots.currentPage = 1
    #expect(dots.currentPage == 1 && dots.numberOfPages == 2)
  }

  @Test func rectanglesAndSizesDoNotCallEachOther_W9() {
    let attributes = Attributes()
    attributes.frame = CGRect(x: 10, y: 10, width: 4, height: 4)
    #expect(attributes.center == CGPoint(x: 12, y: 12) && attributes.size == CGSize(width: 4, height: 4))
    attributes.center = CGPoint(x: 5, y: 5)
    #expect(attributes.frame == CGRect(x: 5, y: 5, width: 1, height: 1))
    let mirror = Mirror()
    mirror.frame = CGRect(x: 2, y: 2, width: 6, height: 6)
    #expect(mirror.frame == CGRect(x: 2, y: 2, width: 6, height: 6))
    let scroller = Scroller()
    scroller.contentSize = CGSize(width: 50, height: 50)
    #expect(scroller.contentSize.width == 50)
  }

  @Test func controllersSettersDoNotCallEachOther_W9() {
    let controller = EditingController()
    controller.isEditing = true
    controller.toolbarItems = [UIBarButtonItem()]
    #expect(controller.isEditing && controller.toolbarItems?.count == 1)
    let tabs = TabsController()
    tabs.isTabBarHidden = true
    #expect(tabs.isTabBarHidden)
    let search = SearchesController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
  }
}
