extension UIControl {
  /// What can happen to a control; raw values are UIKit's (contract A10).
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Creates a set of events with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1)
    /// A finger touched the control again shortly after a former touch (a tap count above 1).
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moved outside the control after it had touched it.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger moved back into the control.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The system cancelled the touch.
    public static let touchCancel = Event(rawValue: 256)
    /// The user changed the value of the control.
    public static let valueChanged = Event(rawValue: 4096)
    /// The main action of the control was triggered, whichever event that is.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// The menu of the control was opened by the user's gesture.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing in a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing in a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// A range of bits for events that an app defines.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// A range of bits that UIKit keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event, those of apps and of UIKit included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like at the moment; raw values are UIKit's (contract B1).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Creates a state with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No state: enabled, not selected, not highlighted.
    public static let normal: State = []
    /// A finger is on the control, or it is highlighted by code.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
    public static let focused = State(rawValue: 8)
    /// A range of bits for states that an app defines.
    public static let application = State(rawValue: 0x00FF_0000)
    /// A range of bits that UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where contents are in the height of a control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// Where contents are in the width of a control.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}

extension UIControl.Event {
  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The events of the set by their names, in the order of their raw values.
  package var eventNames: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

  /// The event that documents call by the name.
  package init?(name: String) {
    guard let event = Self.names.first(where: { $0.1 == name })?.0 else { return nil }
    self = event
  }
}
