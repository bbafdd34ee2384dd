package import PlainviewRuntime

/// What calendars and their selections ask their delegates.
@MainActor package enum CalendarMethods {
  package static let view = DelegateMethods<any UICalendarViewDelegate>(
    [
      "calendarView(_:decorationFor:)": "calendarView:decorationForDateComponents:",
      "calendarView(_:didChangeVisibleDateComponentsFrom:)":
        "calendarView:didChangeVisibleDateComponentsFrom:",
    ], bare: BareWidgetDelegate())

  package static let single = DelegateMethods<any UICalendarSelectionSingleDateDelegate>(
    [
      "dateSelection(_:didSelectDate:)": "dateSelection:didSelectDate:",
      "dateSelection(_:canSelectDate:)": "dateSelection:canSelectDate:",
    ], bare: BareWidgetDelegate())

  package static let multi = DelegateMethods<any UICalendarSelectionMultiDateDelegate>(
    [
      "multiDateSelection(_:didSelectDate:)": "multiDateSelection:didSelectDate:",
      "multiDateSelection(_:didDeselectDate:)": "multiDateSelection:didDeselectDate:",
      "multiDateSelection(_:canSelectDate:)": "multiDateSelection:canSelectDate:",
      "multiDateSelection(_:canDeselectDate:)": "multiDateSelection:canDeselectDate:",
    ], bare: BareWidgetDelegate())
}
