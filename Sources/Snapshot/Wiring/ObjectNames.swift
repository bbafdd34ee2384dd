import PlainviewUIKitCore

/// Names for objects in texts: the class and what tells the object from others of its class.
@MainActor struct ObjectNames {
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(views: [UIView]) {
    var seen: [String: [UIView]] = [:]
    for view in views { seen[plainName(of: view), default: []].append(view) }
    for twins in seen.values where twins.count > 1 {
      for (index, view) in twins.enumerated() { numbers[ObjectIdentifier(view)] = index + 1 }
    }
  }

  func name(of object: AnyObject) -> String {
    let number = numbers[ObjectIdentifier(object)].map { " #\($0)" } ?? ""
    return plainName(of: object) + number
  }
}
