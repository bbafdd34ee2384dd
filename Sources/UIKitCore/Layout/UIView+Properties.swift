import PlainviewRuntime

extension UIView {
  func markNeedsUpdateProperties() {
    guard marks.contains(.propertiesUpdated) else { return }
    marks.remove(.propertiesUpdated)
    // The pass comes by without laying the view out.
    guard !marks.containsAny(.layout) else { return }
    marks.insert(Marks.subtreeNeedsLayout)
    markAncestors(.subtreeNeedsLayout)
  }

  /// Runs `updateProperties` of the view and its controller where that was asked for, as it is at first: what a view shows is set
  /// there, before it is laid out.
  func updateMarkedProperties() {
    guard !marks.contains(.propertiesUpdated) else { return }
    marks.insert(.propertiesUpdated)
    UserCode.run { viewController?.updateProperties() }
    UserCode.run { updateProperties() }
  }
}
