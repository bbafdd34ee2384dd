public import Foundation

extension NSCalendar {
  /// Sets the beginning and the length in seconds of the unit that a date lies in; false, and nothing is set, where there is none.
  public func range(
    of unit: NSCalendar.Unit, start: UnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?,
    for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    start?.pointee = found.start as NSDate
    interval?.pointee = found.duration
    return true
  }
}
