/// An account or a device that calendars are on.
open class EKSource: EKObject, @unchecked Sendable {
  /// What tells the source from others.
  open var sourceIdentifier: String { values.identifier }
  /// Where the calendars are.
  open var sourceType: EKSourceType { values.type }
  /// The name.
  open var title: String { values.title }
  /// Whether it is another user's, always false.
  open var isDelegate: Bool { false }
  private let store: EKEventStore
  private let values: CalendarValues.Source

  /// Creates a source of no store, for subclasses that override what is known of it.
  public override init() {
    (store, values) = (EKEventStore(), CalendarValues.Source(identifier: "", title: "", type: .local))
    super.init()
  }
  init(_ store: EKEventStore, _ values: CalendarValues.Source) {
    (self.store, self.values) = (store, values)
    super.init()
  }

  /// Returns the calendars of the source for a kind of items.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(store.calendars(for: entityType).filter { $0.source?.sourceIdentifier == sourceIdentifier })
  }

  /// Equal are sources with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKSource)?.sourceIdentifier == sourceIdentifier
  }
  open override var hash: Int { sourceIdentifier.hashValue }
}
