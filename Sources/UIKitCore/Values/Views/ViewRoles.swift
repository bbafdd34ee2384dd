/// Which of the protocols of views' hooks a view conforms to; a cast at every use would cost more than the use.
struct ViewRoles: OptionSet {
  let rawValue: UInt8
  static let isKnown = ViewRoles(rawValue: 1)
  static let observesSubviews = ViewRoles(rawValue: 2)
  static let scrollsContent = ViewRoles(rawValue: 4)
  static let placesSubviews = ViewRoles(rawValue: 8)
  static let mayBePartOfSurface = ViewRoles(rawValue: 16)
  /// A class of the app, which may override what UIKit's classes do not.
  static let laysOutLayer = ViewRoles(rawValue: 32)

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
