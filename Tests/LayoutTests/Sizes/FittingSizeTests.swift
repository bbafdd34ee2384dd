import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

@MainActor @Suite struct FittingSizeTests {
  private let view = UIView()
  private let content = ContentView(60, 20)

  init() {
    view.addSubview(content)
    ConstraintText(root: view, ["c": content]).activate([
      "c.leading == .leading + 10", "c.trailing == .trailing - 10", "c.top == .top + 5", "c.bottom == .bottom - 5",
    ])
  }

  @Test("L14: the compressed size is what the constraints need at least") func compressed() {
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 30))
  }

  @Test("L14: contents do not grow for the sake of a target of priority 50") func expanded() {
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 80, height: 30))
    content.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    let size = view.systemLayoutSizeFitting(CGSize(width: 300, height: 0))
    #expect(size == CGSize(width: 300, height: 30))
  }

  @Test("L14: a required width is kept") func requiredWidth() {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 30))
  }

  @Test("L14: text takes the lines that a required width needs") func selfSizing() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc dddd"
    label.translatesAutoresizingMaskIntoConstraints = false
    let cell = UIView()
    cell.addSubview(label)
    ConstraintText(root: cell, ["l": label]).activate([
      "l.leading == .leading + 8", "l.trailing == .trailing - 8", "l.top == .top + 4", "l.bottom == .bottom - 4",
    ])
    func height(_ width: CGFloat) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(96) == 40)
    #expect(height(56) == 72)
    #expect(height(500) == 24)
    #expect(height(96) == 40)
  }

  @Test("L14: frames, constraints and later passes are not touched") func noTrace() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    ConstraintText(root: root, ["v": view]).activate([
      "v.leading == .leading", "v.trailing == .trailing", "v.top == .top", "v.bottom == .bottom",
    ])
    root.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 30))
    #expect(view.frame == root.bounds)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 5, width: 280, height: 290))
    content.contentSize.width = 90
    #expect(view.systemLayoutSizeFitting(.zero).width == 110)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(content.frame.width == 280)
  }

  @Test("L14: constraints that are updated for it come from updateConstraints") func pendingUpdates() {
    let recorder = CallRecorder()
    let row = RecordingView("row", recorder)
    let inner = ContentView(10, 10)
    row.addSubview(inner)
    row.whenUpdated = { row in
      guard inner.constraints.isEmpty else { return }
      ConstraintText(root: row, ["i": inner]).activate([
        "i.leading == .leading", "i.trailing == .trailing", "i.top == .top", "i.bottom == .bottom", "i.width == 33",
      ])
    }
    #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 10))
    #expect(recorder.take() == ["update row"])
  }

  @Test("L14: a view without constraints has its content's size") func plainContent() {
    #expect(ContentView(12, 34).systemLayoutSizeFitting(.zero) == CGSize(width: 12, height: 34))
    #expect(UIView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test("L14: a content that asks for a fitting size itself is answered") func nested() {
    final class Wrapper: UIView {
      let inner = ContentView(40, 8)
      override var intrinsicContentSize: CGSize { inner.systemLayoutSizeFitting(.zero) }
    }
    let wrapper = Wrapper()
    wrapper.addSubview(wrapper.inner)
    wrapper.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(wrapper)
    ConstraintText(root: view, ["w": wrapper]).activate(["w.leading == .leading", "w.trailing <= .trailing - 100"])
    #expect(view.systemLayoutSizeFitting(.zero).width == 140)
  }

  @Test("L14: targets that are no numbers count as nothing") func strangeTargets() {
    let size = view.systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: CGFloat.infinity))
    #expect(size == CGSize(width: 80, height: 30))
  }
}
