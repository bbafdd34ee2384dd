/// Which of the protocols of views' hooks a class of views conforms to, and which methods about layers an app's class
/// overrides; asking at every use would cost more than the use.
struct ViewRoles: OptionSet {
  let rawValue: UInt8
  static let isKnown = ViewRoles(rawValue: 1)
  static let observesSubviews = ViewRoles(rawValue: 2)
  static let scrollsContent = ViewRoles(rawValue: 4)
  static let placesSubviews = ViewRoles(rawValue: 8)
  static let mayBePartOfSurface = ViewRoles(rawValue: 16)
  /// It overrides `layoutSublayers(of:)`, or its layer is of a class of the app's.
  static let laysOutLayer = ViewRoles(rawValue: 32)
  /// It overrides `draw(_:in:)`.
  static let drawsLayer = ViewRoles(rawValue: 64)
  /// It overrides `display(_:)`.
  static let displaysLayer = ViewRoles(rawValue: 128)

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
