public import PlainviewGraphics

/// A calendar of events, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
  let store: EKEventStore
  var values: CalendarValues
  var isStored: Bool
  private var changed = false

  init(_ store: EKEventStore, _ values: CalendarValues, isStored: Bool = true) {
    (self.store, self.values, self.isStored) = (store, values, isStored)
    super.init()
  }
  /// Creates a calendar for events of a store of its own, for subclasses that override what is known of it.
  public override init() {
    (store, isStored) = (EKEventStore(), false)
    values = CalendarValues(identifier: UUID().uuidString, title: "", entity: .event)
    super.init()
  }

  /// Creates a calendar for a kind of items; it is in the store once it is saved.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    let values = CalendarValues(identifier: UUID().uuidString, title: "", entity: entityType)
    self.init(eventStore, values, isStored: false)
  }

  /// The account or device; nil for a new calendar before it is set.
  open var source: EKSource! {
    get { values.source.flatMap { store.source(withIdentifier: $0) } }
    set {
      changed = true
      values.source = newValue?.sourceIdentifier
    }
  }
  /// What tells the calendar from others.
  open var calendarIdentifier: String { values.identifier }
  /// The title.
  open var title: String {
    get { values.title }
    set { (values.title, changed) = (newValue, true) }
  }
  /// Where the items are.
  open var type: EKCalendarType { values.type }
  /// Whether items can be added, changed and removed.
  open var allowsContentModifications: Bool { values.allowsChanges }
  /// Whether it is subscribed.
  open var isSubscribed: Bool { values.type == .subscription }
  /// Whether the calendar itself can be neither changed nor deleted.
  open var isImmutable: Bool { !values.allowsChanges }
  /// The color.
  open var cgColor: CGColor! {
    get { values.color }
    set { (values.color, changed) = (newValue, true) }
  }
  /// What the calendar knows of availability.
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask {
    values.entity == .event ? [.busy, .free, .tentative, .unavailable] : []
  }
  /// The kinds of items.
  open var allowedEntityTypes: EKEntityMask { values.entity == .event ? .event : .reminder }

  open override var isNew: Bool { !isStored }
  open override var hasChanges: Bool { changed || !isStored }
  open override func reset() {
    if let stored = EventDevice.current.state.calendar(values.identifier) { values = stored }
    changed = false
  }
  open override func refresh() -> Bool { EventDevice.current.state.calendar(values.identifier) != nil }

  func wasSaved() { (isStored, changed) = (true, false) }

  /// Equal are calendars with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
  }
  open override var hash: Int { values.identifier.hashValue }
}
