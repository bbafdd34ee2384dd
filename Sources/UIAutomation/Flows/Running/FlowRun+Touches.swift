import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension FlowRun {
  // MARK: Taps

  private static let tapLimit = 1000

  func tap(
    _ selector: FlowSelector, _ patience: TimeInterval, count: Int = 1, delay: TimeInterval? = nil,
    duration: TimeInterval = XCUIApplication.tapDuration
  ) throws -> Outcome {
    guard (0...Self.tapLimit).contains(count) else {
      throw FlowComplaint("\(count) taps are too many or too few, write a number from 0 to \(Self.tapLimit)")
    }
    let selector = try evaluated(selector)
    let target = try target(of: selector, patience)
    try app().tap(
      at: target.location, taps: count, duration: duration,
      interval: delay ?? XCUIApplication.doubleTapPause)
    guard options.rules == .strict, let control = target.view as? UIControl, let reason = control.deafness else {
      return .passed
    }
    return .warned(FlowComplaint("\(selector) \(reason), the touch does nothing"))
  }

  /// Where to touch, and the element there; nil for a selector that is nothing but a point.
  private func target(
    of selector: FlowSelector, _ patience: TimeInterval
  ) throws -> (view: UIView?, location: CGPoint) {
    if let point = selector.point, selector.isOnlyPoint {
      return (nil, try location(point, in: try screenBounds()))
    }
    return try waiting(upTo: patience) { app in
      let view = try self.find(selector)
      let frame = FlowElementFinder.frame(of: view)
      let location = try selector.point.map { try self.location($0, in: frame) }
      if self.options.rules == .maestro { return (view, location ?? CGPoint(x: frame.midX, y: frame.midY)) }
      return (view, try app.hitPoint(of: view, at: location))
    }
  }

  private func location(_ point: FlowPoint, in frame: CGRect) throws -> CGPoint {
    switch try self.point(point) {
    case .points(let x, let y): CGPoint(x: frame.minX + x, y: frame.minY + y)
    case .percent(let x, let y):
      CGPoint(x: frame.minX + frame.width * x / 100, y: frame.minY + frame.height * y / 100)
    case .expression(let text): throw FlowComplaint("`\(text)` is no point, write `x,y` or `x%,y%`")
    }
  }

  private func screenBounds() throws -> CGRect {
    guard let window = try app().window else { throw ElementError.notRunning }
    return window.bounds
  }

  // MARK: Swipes

  /// Moves up what is in the middle of the screen, as Maestro does.
  func scroll() throws { try drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 10), duration: 0.333) }

  func swipe(_ swipe: FlowSwipe, _ patience: TimeInterval, duration: TimeInterval) throws {
    let screen = try screenBounds()
    switch swipe {
    case .direction(let direction, nil):
      let (start, end) = direction.swipe
      try drag(from: start, to: end, duration: duration)
    case .direction(let direction, let selector?) where selector.isOnlyPoint:
      let start = try location(selector.point ?? .percent(x: 50, y: 50), in: screen)
      try drag(from: start, towards: direction, on: screen, duration: duration)
    case .direction(let direction, let selector?):
      let view = try element(selector, patience)
      let frame = FlowElementFinder.frame(of: view)
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      try drag(from: middle, towards: direction, on: screen, duration: duration)
    case .points(let start, let end):
      try app().drag(
        from: clamped(try location(start, in: screen), to: screen),
        to: clamped(try location(end, in: screen), to: screen),
        duration: duration)
    }
  }

  /// Drags between points in percent of the screen.
  private func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) throws {
    let screen = try screenBounds()
    func location(_ percent: CGPoint) -> CGPoint {
      CGPoint(x: screen.width * percent.x / 100, y: screen.height * percent.y / 100)
    }
    try app().drag(from: location(start), to: location(end), duration: duration)
  }

  /// Drags from a point to the tenth of the screen that lies in the direction.
  private func drag(
    from start: CGPoint, towards direction: FlowDirection, on screen: CGRect, duration: TimeInterval
  ) throws {
    var end = start
    switch direction {
    case .up: end.y = screen.height * 0.1
    case .down: end.y = screen.height * 0.9
    case .left: end.x = screen.width * 0.1
    case .right: end.x = screen.width * 0.9
    }
    try app().drag(from: clamped(start, to: screen), to: end, duration: duration)
  }

  private func clamped(_ location: CGPoint, to screen: CGRect) -> CGPoint {
    CGPoint(x: min(max(location.x, 0), screen.width - 1), y: min(max(location.y, 0), screen.height - 1))
  }

  // MARK: Scrolling to an element

  /// Swipes against the direction, which is the content's, until enough of the element can be seen.
  func scroll(_ scroll: FlowScroll) throws {
    let selector = try evaluated(scroll.element)
    let share = CGFloat(try number(scroll.visibilityPercentage) ?? 100) / 100
    let speed = min(max(try number(scroll.speed) ?? 40, 0), 100)
    let duration = Double(100 - speed) / 100 + 0.001
    let patience = try seconds(scroll.timeout) ?? Patience.scrolling
    try app().advance(by: 0)
    let deadline = (try app().clock?.now ?? 0) + patience
    var triesToCenter = scroll.centersElement ? 4 : 0
    while true {
      let view = try firstElement(selector)
      if let view, ElementTree.visibleShare(of: view) >= share - 0.001 {
        if triesToCenter == 0 { return }
        if try isNearMiddle(view, scroll.direction) { return }
        triesToCenter -= 1
      }
      let before = screen
      let bounds = try screenBounds()
      try drag(
        from: CGPoint(x: bounds.midX, y: bounds.midY), towards: scroll.direction.opposite, on: bounds,
        duration: duration)
      let clock = try app().clock
      if screen == before, clock?.nextEventTime == nil {
        // Nothing moves any more: the end of the content.
        if view != nil, scroll.centersElement { return }
        throw FlowFindingProblem.notFound(selector)
      }
      if clock?.now ?? deadline >= deadline { throw FlowFindingProblem.notFound(selector) }
    }
  }

  private func firstElement(_ selector: FlowSelector) throws -> UIView? { try finder?.elements(selector).first }

  /// Whether the middle of the view is within a fifth of the middle of the screen.
  private func isNearMiddle(_ view: UIView, _ direction: FlowDirection) throws -> Bool {
    let (screen, frame) = (try screenBounds(), FlowElementFinder.frame(of: view))
    switch direction {
    case .up: return frame.midY > screen.height * 0.3
    case .down: return frame.midY < screen.height * 0.7
    case .left: return frame.midX > screen.width * 0.3
    case .right: return frame.midX < screen.width * 0.7
    }
  }
}

extension UIControl {
  /// Why a tap does nothing; nil if it may do something.
  fileprivate var deafness: String? {
    if !isEnabled { return "is disabled" }
    return isUserInteractionEnabled ? nil : "has isUserInteractionEnabled = false"
  }
}

extension FlowSelector {
  fileprivate var isOnlyPoint: Bool {
    var blank = FlowSelector(at: position)
    blank.point = point
    return self == blank
  }
}

extension FlowDirection {
  /// Where a swipe over the screen begins and ends, in percent of it, as Maestro does on iOS.
  fileprivate var swipe: (start: CGPoint, end: CGPoint) {
    switch self {
    case .up: (CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 10))
    case .down: (CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 90))
    case .left: (CGPoint(x: 90, y: 50), CGPoint(x: 10, y: 50))
    case .right: (CGPoint(x: 10, y: 50), CGPoint(x: 90, y: 50))
    }
  }

  fileprivate var opposite: FlowDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
