import PlainviewLayout
import PlainviewRuntime

/// What a view leaves behind when it ends: its node, which constraints know, and its subviews.
///
/// It cleans up in its own deinitializer: a view has none, so that subclasses may have one of any isolation. A view that
/// is released off the main actor loses its ties at once, and the rest is done when the main actor comes to it.
///
/// The view has its node also beside the holdings, since what never changes is read faster. Its superview and its window
/// are not weak, since every use of an object that has weak references is slow: both say when they go.
struct ViewHoldings: ~Copyable {
  let node: LayoutNode
  var subviews = SubviewList()
  /// See `UIView.mayNest(_:)`.
  var levelsBelow: Int32 = 0

  init(_ node: LayoutNode) { self.node = node }

  deinit {
    let node = node
    var list = subviews
    var subviews = list.take()
    if MainQueue.isCurrent {
      MainActor.assumeIsolated {
        node.itemIsGone()
        UIView.letGo(of: &subviews)
      }
    } else {
      MainQueue.withoutIsolation {
        node.forgetItem()
        for subview in subviews { subview.loseSuperview() }
      }
      MainQueue.run { [subviews] in
        node.itemIsGone()
        for subview in subviews { subview.loseSuperview() }
      }
    }
  }
}

/// The subviews of a view, from the back to the front.
struct SubviewList: ~Copyable {
  var views: [UIView] = []

  /// Empties the list, so that what it held can be known to be held by nobody else.
  mutating func take() -> [UIView] {
    let taken = views
    views = []
    return taken
  }
}

extension UIView {
  final package internal(set) var storedSubviews: [UIView] {
    get { holdings.subviews.views }
    _modify { yield &holdings.subviews.views }
  }

  /// Ends the ties of the subviews of a view that goes. Views that go with it are taken apart here, one after the other,
  /// so that no depth of a tree is too much for the stack.
  fileprivate static func letGo(of subviews: inout [UIView]) {
    var waiting: [UIView] = subviews.reversed()
    subviews = []
    while var view = waiting.popLast() {
      view.storedSuperview = nil
      if isKnownUniquelyReferenced(&view) {
        waiting.append(contentsOf: view.storedSubviews.reversed())
        view.storedSubviews = []
      } else if view.storedWindow != nil {
        for survivor in view.preorder() { survivor.storedWindow = nil }
      }
    }
  }

  /// Ends the ties to a superview that is gone, and to its window.
  fileprivate func loseSuperview() {
    storedSuperview = nil
    if storedWindow != nil { for survivor in preorder() { survivor.storedWindow = nil } }
  }
}
