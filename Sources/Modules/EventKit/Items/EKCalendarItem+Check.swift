extension EKCalendarItem {
  /// Throws where the item cannot be saved.
  func check(in store: EKEventStore, isAllowed: Bool) throws {
    guard isAllowed else { throw EKError(.eventStoreNotAuthorized) }
    guard self.store === store else { throw EKError(.objectBelongsToDifferentStore) }
    guard let calendar else { throw EKError(.noCalendar) }
    guard calendar.allowsContentModifications else { throw EKError(.calendarReadOnly) }
    if values.isEvent {
      guard calendar.values.entity == .event else { throw EKError(.calendarDoesNotAllowEvents) }
      guard let start = values.start else { throw EKError(.noStartDate) }
      guard let end = values.end else { throw EKError(.noEndDate) }
      guard start <= end else { throw EKError(.datesInverted) }
    } else {
      guard calendar.values.entity == .reminder else { throw EKError(.calendarDoesNotAllowReminders) }
      guard (0...9).contains(values.priority) else { throw EKError(.priorityIsInvalid) }
      guard values.rules.isEmpty || values.dueComponents != nil else {
        throw EKError(.recurringReminderRequiresDueDate)
      }
    }
  }
}
