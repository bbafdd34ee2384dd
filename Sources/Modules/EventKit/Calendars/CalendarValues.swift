import PlainviewGraphics

/// The values of a calendar.
struct CalendarValues {
  struct Source {
    var identifier: String
    var title: String
    var type: EKSourceType
  }

  var identifier: String
  var title: String
  var entity: EKEntityType
  var source: String?
  var type = EKCalendarType.local
  var color = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  var allowsChanges = true

  /// The source that every device has.
  static let localSource = Source(identifier: "local", title: "Default", type: .local)
}
