import Foundation
public import PlainviewRuntime

/// What an intent's parameter does with the result of the action before it in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// Takes it if it fits, never takes it, or always takes it.
  case `default`, never, connectToPreviousIntentResult
}

/// How many values a parameter has.
public struct IntentCollectionSize: Equatable, ExpressibleByIntegerLiteral, Sendable {
  let minimum: Int
  let maximum: Int

  /// Creates an exact number.
  public init(exactly count: Int) { self.init(min: count, max: count) }
  /// Creates a range of numbers.
  public init(min: Int, max: Int) {
    minimum = min
    maximum = max
  }
  /// Creates an exact number.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// The sizes of widgets.
public enum IntentWidgetFamily: Hashable, Sendable, _IntentValue {
  /// The type of one value.
  public typealias ValueType = IntentWidgetFamily
  /// The type without being optional.
  public typealias UnwrappedType = IntentWidgetFamily

  /// Sizes on the home screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// Sizes on the lock screen and on watches.
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

extension String {
  /// How the user types the text of a parameter. Kept, without effect.
  public struct IntentInputOptions: Hashable, Sendable {
    /// The keys that are shown.
    public enum KeyboardType: Hashable, Sendable {
      /// The keyboards of UIKit, in its order.
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
      /// The keyboards of UIKit that follow.
      case decimalPad, twitter, webSearch, asciiCapableNumberPad
    }
    /// Which letters become capitals.
    public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

    /// The keys that are shown.
    public let keyboardType: KeyboardType
    /// Which letters become capitals.
    public let capitalizationType: CapitalizationType
    /// Whether the text has several lines.
    public let multiline: Bool
    /// Whether words are corrected.
    public let autocorrect: Bool
    /// Whether quotation marks become typographic.
    public let smartQuotes: Bool
    /// Whether hyphens become dashes.
    public let smartDashes: Bool

    /// Creates options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

extension Bool {
  /// What yes and no are called for a parameter. Kept, without effect.
  public struct IntentDisplayName: Sendable {
    /// The name of yes.
    public let `true`: LocalizedStringResource
    /// The name of no.
    public let `false`: LocalizedStringResource

    /// Creates names for yes and no.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension IntentParameter {
  /// The lowest and the highest value.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
  /// How a whole number is set.
  public enum IntControlStyle: Hashable, Sendable { case field, stepper }
  /// How a number is set.
  public enum DoubleControlStyle: Hashable, Sendable { case field, slider }
  /// Which parts of a date the user sets.
  public enum DateKind: Hashable, Sendable { case date, time, dateTime }
  /// Whether a parameter has a value.
  public enum ValueState: Hashable, Sendable { case set, unset }
}
