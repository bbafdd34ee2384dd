public import Foundation

/// Where a shortcut to an intent or an activity may be offered by the system, besides everywhere.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Before sleep, for mindfulness.
  public static let sleepMindfulness = Self(rawValue: 1 << 0)
  /// Before sleep, for a diary.
  public static let sleepJournaling = Self(rawValue: 1 << 1)
  /// Before sleep, for music.
  public static let sleepMusic = Self(rawValue: 1 << 2)
  /// Before sleep, for podcasts.
  public static let sleepPodcasts = Self(rawValue: 1 << 3)
  /// Before sleep, for reading.
  public static let sleepReading = Self(rawValue: 1 << 4)
  /// Before sleep, for the end of the day.
  public static let sleepWrapUpYourDay = Self(rawValue: 1 << 5)
  /// Before sleep, for yoga and stretching.
  public static let sleepYogaAndStretching = Self(rawValue: 1 << 6)
}

/// Something that the user may ask an app to do; subclasses have its values.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the request; always nil: no request comes from Siri here.
  open var identifier: String? { nil }
  /// What the intent does, in words; always nil.
  open var intentDescription: String? { nil }
  /// A phrase that the user may say for a shortcut to the intent; the screen that adds one suggests it.
  open var suggestedInvocationPhrase: String?
  /// Where a shortcut to the intent may be offered; kept, without effect.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// What is known of the donation; kept, without effect.
  open var donationMetadata: INIntentDonationMetadata?

  private var images: [AnyKeyPath: INImage] = [:]
  /// The path whose picture was set first.
  private var firstImage: AnyKeyPath?

  public override init() { super.init() }

  /// Returns the intent itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the picture that stands for the intent, the one that was set first; nil without one.
  open func keyImage() -> INImage? { firstImage.flatMap { images[$0] } }

  /// The values by their names; nil for an intent of an app's own kind, whose values are not known.
  package var values: [String: AnyHashable]? { nil }

  fileprivate func keep(_ image: INImage?, _ path: AnyKeyPath) {
    images[path] = image
    if image != nil, firstImage == nil { firstImage = path }
  }
  fileprivate func image(_ path: AnyKeyPath) -> INImage? { images[path] }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntent else { return false }
    if other === self { return true }
    guard type(of: other) == type(of: self), let values, let others = other.values else { return false }
    return values == others
  }
  open override var hash: Int { values?.hashValue ?? ObjectIdentifier(self).hashValue }
}

/// What is known of the donation of an intent; the base of more special classes.
open class INIntentDonationMetadata: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An intent whose values have pictures by their paths.
public protocol _INIntentSetImageKeyPath {}

extension INIntent: _INIntentSetImageKeyPath {}

extension _INIntentSetImageKeyPath {
  /// Sets the picture of a value; nil takes it away.
  public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
    (self as? INIntent)?.keep(image, parameterName)
  }
  /// Returns the picture of a value; nil without one.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    (self as? INIntent)?.image(parameterName)
  }
}
