import Foundation
import Testing
import UIKit

/// Members of controls, fields, recognizers and values that a subclass of another module overrides, with `super` (W4).
@MainActor @Suite struct ControlOverrideTests {
  private final class Control: UIControl {
    var sent: [Selector] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append(action)
      super.sendAction(action, to: target, for: event)
    }
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
      super.addTarget(target, action: action, for: controlEvents)
    }
    override var isHighlighted: Bool { didSet { changes += 1 } }
    var changes = 0
  }

  private final class Field: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
    override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
    override var endOfDocument: UITextPosition { super.endOfDocument }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      asked += 1
      return super.position(from: position, offset: offset)
    }
    override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      super.offset(from: from, to: toPosition) + 100
    }
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { false }
    var asked = 0
  }

  @Test func `A field overrides its rectangles and the methods of UITextInput (W4)`() throws {
    let (own, plain) = (Field(), UITextField())
    let field: UITextField = own
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(field.editingRect(forBounds: bounds) == plain.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0))
    field.text = "abc"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 103)
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    #expect(own.asked >= 1)
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: second))
    #expect(field.text(in: range) == "a")
    #expect(!field.shouldChangeText(in: range, replacementText: "b"))
  }

  @Test func `A control overrides how it sends actions (W4)`() {
    let control = Control()
    (control as UIControl).sendAction(Selector("nothing"), to: nil, for: nil)
    #expect(control.sent == [Selector("nothing")])
    (control as UIControl).isHighlighted = true
    #expect(control.changes == 1)
  }

  private final class Segments: UISegmentedControl {
    var titles: [String?] = []
    override func setTitle(_ title: String?, forSegmentAt segment: Int) {
      titles.append(title)
      super.setTitle(title, forSegmentAt: segment)
    }
    override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment)?.uppercased() }
    override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
      super.setEnabled(!enabled, forSegmentAt: segment)
    }
  }

  private final class Search: UISearchBar {
    override var backgroundImage: UIImage? { didSet { changes += 1 } }
    override func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
      changes += 10
      super.setImage(iconImage, for: icon, state: state)
    }
    override var searchTextField: UISearchTextField { super.searchTextField }
    var changes = 0
  }

  @Test func `A segmented control and a search bar override their parts (W4)`() {
    let own = Segments(items: ["a", "b"])
    let segments: UISegmentedControl = own
    segments.setTitle("c", forSegmentAt: 1)
    segments.setEnabled(true, forSegmentAt: 0)
    #expect(own.titles == ["c"])
    #expect(segments.titleForSegment(at: 1) == "C")
    #expect(!segments.isEnabledForSegment(at: 0))
    let search = Search()
    (search as UISearchBar).backgroundImage = UIImage()
    (search as UISearchBar).setImage(UIImage(), for: .search, state: .normal)
    #expect(search.changes == 11)
    #expect(search.searchTextField === (search as UISearchBar).searchTextField)
  }

  private final class Recognizer: UIGestureRecognizer {
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 7, y: 7) }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
    override func reset() { super.reset() }
  }

  @Test func `A recognizer overrides places and relations (W4)`() {
    let recognizer: UIGestureRecognizer = Recognizer(target: nil, action: nil)
    #expect(recognizer.location(in: nil) == CGPoint(x: 7, y: 7))
    #expect(!recognizer.shouldRequireFailure(of: UITapGestureRecognizer()))
  }

  private final class Effect: UIVisualEffectView {
    private let own = UIView()
    override var contentView: UIView { own }
  }

  private final class Picture: UIImage, @unchecked Sendable {
    override init() { super.init() }
    required init(imageLiteralResourceName name: String) { super.init() }
    required init?(coder: NSCoder) { nil }
    override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
    override func draw(in rect: CGRect) { drawn += 1 }
    override var isSymbolImage: Bool { !super.isSymbolImage }
    nonisolated(unsafe) var drawn = 0
  }

  private final class App: UIApplication {
    var opened: [URL] = []
    override func open(
      _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      opened.append(url)
    }
    override func canOpenURL(_ url: URL) -> Bool { url.scheme == "mine" || super.canOpenURL(url) }
    override var isIgnoringInteractionEvents: Bool { true }
  }

  @Test func `Effect views, images and the app override what UIKit declares (W4)`() throws {
    let effect = Effect(effect: nil)
    #expect((effect as UIVisualEffectView).contentView === effect.contentView)
    let picture = Picture()
    #expect((picture as UIImage).withRenderingMode(.alwaysTemplate) === picture)
    (picture as UIImage).draw(in: .zero)
    #expect(picture.drawn == 1)
    #expect((picture as UIImage).isSymbolImage)
    let app = App()
    let url = try #require(URL(string: "mine://a"))
    (app as UIApplication).open(url)
    #expect(app.opened == [url])
    #expect((app as UIApplication).canOpenURL(url))
    #expect((app as UIApplication).isIgnoringInteractionEvents)
  }
}
