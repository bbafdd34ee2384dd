@_spi(Plainview) import PlainviewUIKitCore

/// Names for objects in texts: the class and what tells the object from others of its class.
@MainActor struct ObjectNames {
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(views: [UIView]) {
    var seen: [String: [UIView]] = [:]
    for view in views { seen[Self.plainName(of: view), default: []].append(view) }
    for twins in seen.values where twins.count > 1 {
      for (index, view) in twins.enumerated() { numbers[ObjectIdentifier(view)] = index + 1 }
    }
  }

  func name(of object: AnyObject) -> String {
    let number = numbers[ObjectIdentifier(object)].map { " #\($0)" } ?? ""
    return Self.plainName(of: object) + number
  }

  /// The class and what tells the object from others; what is in a view whose text must not be seen goes by its class.
  private static func plainName(of object: AnyObject) -> String {
    let name = PlainviewUIKitCore.plainName(of: object)
    guard let view = object as? UIView, let redaction = Redaction.current, redaction.hides(view),
      view.accessibilityIdentifier?.isEmpty ?? true, let blank = name.firstIndex(of: " ")
    else { return name }
    return "\(name[..<blank]) '\(Redaction.placeholder)'"
  }
}
