import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// A month of days, some of which are selected or decorated.
@MainActor @Suite struct CalendarViewTests {
  private final class Helper: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var log: [String] = []
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { dateComponents.day == 7 ? .default(color: .red) : nil }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { log.append("from \(previousDateComponents.month ?? 0)") }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {
      log.append("selected \(date?.day ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?) -> Bool {
      date?.day != 20
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents) {
      log.append("+\(date.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents) {
      log.append("-\(date.day ?? 0)")
    }
  }

  private let stage: Stage
  private let view: UICalendarView
  private let helper = Helper()

  init() throws {
    stage = try Stage()
    view = try stage.add(UICalendarView(), CGRect(x: 0, y: 0, width: 336, height: 256))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.firstWeekday = 1
    try stage.app.run {
      view.locale = Locale(identifier: "en_US")
      view.calendar = calendar
      view.timeZone = calendar.timeZone
      view.visibleDateComponents = DateComponents(year: 2026, month: 11)
      view.delegate = helper
    }
  }

  private func tap(_ day: String) throws { try stage.app.buttons[day].tap() }

  @Test func `A month is seven columns under the names of the days`() {
    assertInlineSnapshot(of: view, as: .ascii(cell: CGSize(width: 8, height: 16))) {
      """

      November 2026                   [ < ][ > ]

       Sun   Mon   Tue   Wed   Thu   Fri   Sat
        1     2     3     4     5     6     7
                                            .
        8     9     10    11    12    13    14

        15    16    17    18    19    20    21

        22    23    24    25    26    27    28

        29    30



      """
    }
  }

  @Test func `A tap selects a day, another one on it takes that back`() throws {
    let selection = UICalendarSelectionSingleDate(delegate: helper)
    try stage.app.run { view.selectionBehavior = selection }
    try tap("Saturday, November 14")
    #expect(selection.selectedDate?.day == 14 && selection.selectedDate?.month == 11)
    try tap("Saturday, November 14")
    #expect(selection.selectedDate == nil)
    #expect(helper.log == ["selected 14", "selected 0"])
    #expect(!stage.app.buttons["Friday, November 20"].isEnabled)
  }

  @Test func `Several days, by the user and by code`() throws {
    let selection = UICalendarSelectionMultiDate(delegate: helper)
    try stage.app.run {
      view.selectionBehavior = selection
      selection.setSelectedDates([DateComponents(year: 2026, month: 11, day: 3)], animated: false)
    }
    try tap("Wednesday, November 4")
    try tap("Tuesday, November 3")
    #expect(selection.selectedDates.map(\.day) == [4] && helper.log == ["+4", "-3"])
  }

  @Test func `The buttons turn the months within the range`() throws {
    try stage.app.buttons["Next Month"].tap()
    #expect(view.visibleDateComponents.month == 12 && helper.log == ["from 11"])
    try stage.app.run {
      let start = Date(timeIntervalSince1970: 1_796_083_200)
      view.availableDateRange = DateInterval(start: start, end: .distantFuture)
    }
    try stage.app.buttons["Previous Month"].tap()
    #expect(view.visibleDateComponents.month == 12 && helper.log.count == 1)
    try stage.app.run { view.setVisibleDateComponents(DateComponents(year: 2027, month: 2), animated: true) }
    #expect(view.visibleDateComponents.year == 2027 && helper.log.count == 1)
  }
}
