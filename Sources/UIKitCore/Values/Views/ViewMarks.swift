/// Yes-or-no state of a view.
struct Marks: OptionSet {
  let rawValue: UInt16
  static let hidden = Marks(rawValue: 1)
  static let needsLayout = Marks(rawValue: 2)
  static let subtreeNeedsLayout = Marks(rawValue: 4)
  static let needsUpdateConstraints = Marks(rawValue: 8)
  static let subtreeNeedsUpdateConstraints = Marks(rawValue: 16)
  static let needsSolving = Marks(rawValue: 32)
  /// Hit tests skip the view while it is animated.
  static let animating = Marks(rawValue: 64)
  /// The layer's anchor point is not the middle.
  static let anchored = Marks(rawValue: 128)
  /// A recognizer was added at some time: the list of them is empty then and not nil (W39).
  static let hadRecognizers = Marks(rawValue: 256)
  /// The traits may change here: the view is a controller's, or has trait settings.
  static let mayChangeTraits = Marks(rawValue: 512)
  /// `updateProperties` has run since it was asked for; without the mark the next layout pass runs it.
  static let propertiesUpdated = Marks(rawValue: 1024)

  // As the generic ones do, which cost much more in a build without optimisation.
  func contains(_ member: Marks) -> Bool { rawValue & member.rawValue == member.rawValue }
  mutating func insert(_ member: Marks) { self = Marks(rawValue: rawValue | member.rawValue) }
  mutating func remove(_ member: Marks) { self = Marks(rawValue: rawValue & ~member.rawValue) }
}
