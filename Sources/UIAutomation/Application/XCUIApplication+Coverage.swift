extension XCUIApplication {
  /// The wires of the screens that were shown, and how often each carried something, over all launches.
  ///
  /// Empty unless `recordsWiring` was set before `launch()`. Which methods a delegate's class implements is read from
  /// the program's own symbols: of a stripped program only those are known that were called.
  public var wiringCoverage: WiringCoverage { wiringSurvey?.coverage ?? WiringCoverage() }
}
