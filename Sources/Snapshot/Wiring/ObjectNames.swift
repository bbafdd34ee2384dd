import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// Names for objects in texts: the class and what tells the object from others of its class.
@MainActor struct ObjectNames {
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The outlets that hold views whose class, text and identifier others have too.
  private var outlets: [ObjectIdentifier: String] = [:]

  init(views: [UIView], controllers: [UIViewController] = []) {
    var seen: [String: [UIView]] = [:]
    for view in views { seen[Self.plainName(of: view), default: []].append(view) }
    let twins = seen.values.filter { $0.count > 1 }
    if twins.isEmpty { return }
    let known = ViewNames(views, of: controllers)
    for twins in twins {
      var alike: [String?: [UIView]] = [:]
      for view in twins {
        let outlet = view.accessibilityIdentifier?.isEmpty ?? true ? known.name(of: view).map(VisibleText.line) : nil
        if let outlet { outlets[ObjectIdentifier(view)] = outlet }
        alike[outlet, default: []].append(view)
      }
      // Cells have outlets of the same name each.
      for (outlet, views) in alike where outlet == nil || views.count > 1 {
        for (index, view) in views.enumerated() { numbers[ObjectIdentifier(view)] = index + 1 }
      }
    }
  }

  /// The class with the text or the identifier; of twins with the outlet, of those that are alike still with a number.
  func name(of object: AnyObject) -> String {
    let outlet = outlets[ObjectIdentifier(object)].map { " \($0)" } ?? ""
    let number = numbers[ObjectIdentifier(object)].map { " #\($0)" } ?? ""
    return Self.plainName(of: object) + outlet + number
  }

  /// The class and what distinguishes the object from others; inside a redacted view only the class.
  private static func plainName(of object: AnyObject) -> String {
    let name = PlainviewUIKitCore.plainName(of: object)
    guard let view = object as? UIView, let redaction = Redaction.current, redaction.hides(view),
      view.accessibilityIdentifier?.isEmpty ?? true, let blank = name.firstIndex(of: " ")
    else { return name }
    return "\(name[..<blank]) '\(Redaction.placeholder)'"
  }
}
