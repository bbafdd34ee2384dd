import PlainviewRuntime

extension UIView {
  func markNeedsUpdateProperties() {
    guard marks.contains(.propertiesUpdated) else { return }
    marks.remove(.propertiesUpdated)
    // Has the next pass visit the view without laying it out.
    guard !marks.containsAny(.layout) else { return }
    marks.insert(Marks.subtreeNeedsLayout)
    markAncestors(.subtreeNeedsLayout)
  }

  /// Runs `updateProperties` of the view and its controller where it is due, as at first: a view's content is set
  /// there, before it is laid out.
  func updateMarkedProperties() {
    guard !marks.contains(.propertiesUpdated) else { return }
    marks.insert(.propertiesUpdated)
    UserCode.run { viewController?.updateProperties() }
    UserCode.run { updateProperties() }
  }
}
