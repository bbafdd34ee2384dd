/// An account or a device that calendars are on.
open class EKSource: EKObject, @unchecked Sendable {
  /// What tells the source from others.
  public let sourceIdentifier: String
  /// Where the calendars are.
  public let sourceType: EKSourceType
  /// The name.
  public let title: String
  /// Whether it is another user's, always false.
  open var isDelegate: Bool { false }
  private let store: EKEventStore

  init(_ store: EKEventStore, _ values: CalendarValues.Source) {
    self.store = store
    (sourceIdentifier, sourceType, title) = (values.identifier, values.type, values.title)
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
