package import PlainviewRuntime

extension RecentEvents.Subject {
  /// The object's name in texts; for a stand-in that of the class that it stands for.
  @MainActor package init(_ object: AnyObject) {
    self.init(
      Swift.type(of: object), standIn: StandIns.exist ? (object as? any MissingCode)?.missingClass : nil,
      of: object)
  }

  @MainActor private init(_ type: AnyClass, standIn: String?, of object: AnyObject) {
    guard let view = object as? UIView else {
      let title = (object as? UIBarItem)?.title ?? ""
      self.init(type, standIn: standIn, name: title, object: ObjectIdentifier(object))
      return
    }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      self.init(type, standIn: standIn, name: identifier, isIdentifier: true, object: ObjectIdentifier(object))
      return
    }
    let text = (view as? any PlaceholderShowing)?.placeholder ?? view.displayedText ?? view.accessibilityLabel
    self.init(type, standIn: standIn, name: text ?? "", object: ObjectIdentifier(object))
  }
}

/// A view that shows an item, which the app uses instead of the view.
@preconcurrency @MainActor package protocol ItemShowing: UIView {
  /// Nil for an item that UIKit made by itself.
  var shownItem: AnyObject? { get }
}
