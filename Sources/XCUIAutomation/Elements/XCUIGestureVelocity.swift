public import PlainviewUIAutomation

/// How fast fingers move, in points a second of virtual time.
public typealias XCUIGestureVelocity = PlainviewUIAutomation.XCUIGestureVelocity
