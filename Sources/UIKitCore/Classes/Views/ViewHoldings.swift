import PlainviewLayout
import PlainviewRuntime

/// The state that is cleaned up when a view is deallocated: its node, which constraints refer to, and its subviews.
///
/// It cleans up in its own deinitializer: a view has none, so that subclasses may have one of any isolation. A view that
/// is released off the main actor is detached at once, and the rest is done later on the main actor.
///
/// The view has its node also beside the holdings, since what never changes is read faster. Its superview and its window
/// are not weak, since every use of an object that has weak references is slow: both clear them when they are deallocated.
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
        UIView.detach(&subviews)
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

  /// Empties the list, so that its elements can be checked for unique references.
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

  /// Detaches the subviews of a deallocated view. Views that are deallocated with it are taken apart here, one after the other,
  /// so that no depth of a tree overflows the stack.
  fileprivate static func detach(_ subviews: inout [UIView]) {
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

  /// Clears the references to a deallocated superview, and to its window.
  fileprivate func loseSuperview() {
    storedSuperview = nil
    if storedWindow != nil { for survivor in preorder() { survivor.storedWindow = nil } }
  }
}
