public import Foundation

extension CSSearchableItemAttributeSet {
  /// When the item is due; nil for none.
  public var dueDate: Date? {
    get { value("dueDate") }
    set { set(newValue, "dueDate") }
  }
  /// When the item was completed; nil for none.
  public var completionDate: Date? {
    get { value("completionDate") }
    set { set(newValue, "completionDate") }
  }
  /// When the item starts; nil for none.
  public var startDate: Date? {
    get { value("startDate") }
    set { set(newValue, "startDate") }
  }
  /// When the item ends; nil for none.
  public var endDate: Date? {
    get { value("endDate") }
    set { set(newValue, "endDate") }
  }
  /// Dates of importance; nil for none.
  public var importantDates: [Date]? {
    get { value("importantDates") }
    set { set(newValue, "importantDates") }
  }
  /// Whether the item lasts all day; nil for none.
  public var allDay: NSNumber? {
    get { value("allDay") }
    set { set(newValue, "allDay") }
  }
}
