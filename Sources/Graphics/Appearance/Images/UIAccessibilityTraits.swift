/// The kind and behavior of an element for VoiceOver; raw values are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Creates traits with UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// Acts when it is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// Leads somewhere else when it is tapped.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Makes a sound of its own when it is tapped.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up the screen when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its label or value too often to be announced every time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Takes text to search for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts to play or record sound when it is tapped.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that swipes up and down change.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches itself, such as the keys of a piano.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when its text was read to the end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Heads a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Can be switched on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  // UIKit does not publish these, but its controls have them.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)

  /// The names of the traits in the order of their raw values.
  package var names: [String] { Self.known.filter { contains($0.trait) }.map(\.name) }

  /// The traits of these names; a name of no trait counts for nothing.
  package init(names: [String]) { self.init(Self.known.filter { names.contains($0.name) }.map(\.trait)) }

  private static let known: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
    (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
    (.header, "header"), (.textEntry, "textEntry"), (.isEditing, "isEditing"), (.textArea, "textArea"),
    (.toggleButton, "toggleButton"),
  ]
}
