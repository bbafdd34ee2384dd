import UIKit

/// A workload as a tree of views in a window, with the edits that are measured on it.
@MainActor final class Screen {
  let window = UIWindow(frame: .zero)
  let root: UIView
  /// Whether texts are measured; otherwise they have the sizes that the workload has for the solver.
  let measuresTexts: Bool
  /// Every view, in the order of the workload.
  var views: [UIView] = []
  var constraintCount = 0
  /// Makes the change, or undoes it.
  var edit: (_ useSecond: Bool) -> Void = { _ in }
  /// The view beside which the added view is.
  var anchor: UIView
  var sizes = (first: CGSize.zero, second: CGSize.zero) { didSet { window.frame.size = sizes.first } }
  private var badge: UIView?
  private var waiting: [NSLayoutConstraint] = []

  init(root: UIView = UIView(), measuresTexts: Bool) {
    self.root = root
    self.measuresTexts = measuresTexts
    anchor = root
    window.addSubview(root)
    root.translatesAutoresizingMaskIntoConstraints = false
    views.append(root)
    add(root.leadingAnchor.constraint(equalTo: window.leadingAnchor))
    add(root.topAnchor.constraint(equalTo: window.topAnchor))
  }

  // MARK: Building

  @discardableResult
  func add(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    waiting.append(constraint)
    return constraint
  }

  /// Activates what was added since the last time, as apps do once a view.
  func activate() {
    NSLayoutConstraint.activate(waiting)
    constraintCount += waiting.count
    waiting.removeAll(keepingCapacity: true)
  }

  @discardableResult
  func place<View: UIView>(_ view: View, in parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    views.append(view)
    return view
  }

  func makeContent(_ width: CGFloat, _ height: CGFloat, _ priorities: ContentPriorities = ContentPriorities()) -> UIView
  {
    let view = ContentView()
    view.contentSize = CGSize(width: width, height: height)
    priorities.apply(to: view)
    return view
  }

  /// A label whose text is about as wide, or in a screen without texts a view of exactly that size.
  func makeText(_ width: CGFloat, _ height: CGFloat, _ priorities: ContentPriorities = ContentPriorities()) -> UIView {
    guard measuresTexts else { return makeContent(width, height, priorities) }
    let label = UILabel()
    label.text = String(repeating: "x", count: Int(width / 8))
    priorities.apply(to: label)
    return label
  }

  func editConstant(of constraint: NSLayoutConstraint, to second: CGFloat) {
    let first = constraint.constant
    edit = { constraint.constant = $0 ? second : first }
  }

  func editWidth(of view: UIView, by difference: CGFloat) {
    if let label = view as? UILabel, let first = label.text {
      let second = first + String(repeating: "x", count: Int(difference / 8))
      edit = { label.text = $0 ? second : first }
    } else if let view = view as? ContentView {
      let first = view.contentSize
      let second = CGSize(width: first.width + difference, height: first.height)
      edit = { view.contentSize = $0 ? second : first }
    }
  }

  // MARK: Operations

  /// Lays out and adds up the edges of every frame, so that nothing is optimised away.
  func layOutAndRead() -> CGFloat {
    window.layoutIfNeeded()
    var sum: CGFloat = 0
    for view in views {
      let frame = view.frame
      sum += frame.minX + frame.minY + frame.width + frame.height
    }
    return sum
  }

  func change(useSecond: Bool) {
    edit(useSecond)
    window.layoutIfNeeded()
  }

  func resize(useSecond: Bool) {
    window.frame.size = useSecond ? sizes.second : sizes.first
    window.layoutIfNeeded()
  }

  func addBadge() {
    let badge = makeContent(12, 12)
    badge.translatesAutoresizingMaskIntoConstraints = false
    (anchor.superview ?? root).addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: anchor.trailingAnchor, constant: 4),
      badge.centerYAnchor.constraint(equalTo: anchor.centerYAnchor),
    ])
    self.badge = badge
    window.layoutIfNeeded()
  }

  func removeBadge() {
    badge?.removeFromSuperview()
    badge = nil
    window.layoutIfNeeded()
  }

  /// The frames of all views, four numbers each, the added view last.
  var values: [Double] {
    (views + [badge].compactMap { $0 }).flatMap { view in
      let frame = view.frame
      return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
  }
}
