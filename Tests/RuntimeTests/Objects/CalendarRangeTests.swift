import Foundation
import PlainviewRuntime
import Testing

/// The units of a calendar that a date lies in.
@Suite struct CalendarRangeTests {
  @Test func `The unit that a date lies in has a beginning and a length`() throws {
    let calendar = try #require(NSCalendar(calendarIdentifier: .gregorian))
    calendar.timeZone = .gmt
    var (start, interval): (NSDate?, TimeInterval) = (nil, 0)
    let date = Date(timeIntervalSinceReferenceDate: 86_400 * 40 + 5000)
    #expect(calendar.range(of: .day, start: &start, interval: &interval, for: date))
    #expect(start?.timeIntervalSinceReferenceDate == 86_400 * 40 && interval == 86_400)
    #expect(calendar.range(of: .month, start: &start, interval: &interval, for: date))
    #expect(start?.timeIntervalSinceReferenceDate == 86_400 * 31 && interval == 86_400 * 28)
    #expect(calendar.range(of: .hour, start: nil, interval: &interval, for: date) && interval == 3600)
  }
}
