public import Foundation

/// Somebody who is given to an intent: a name, addresses and a picture.
public struct IntentPerson: Hashable, Sendable, _IntentValue {
  /// The type of one value.
  public typealias ValueType = IntentPerson
  /// The type without being optional.
  public typealias UnwrappedType = IntentPerson

  /// A name, in parts or as a text.
  public enum Name: Hashable, Sendable {
    /// The parts of a name.
    case components(PersonNameComponents)
    /// The name as a text.
    case displayString(String)

    /// The name as a text.
    public var displayString: String {
      switch self {
      case .components(let parts):
        [parts.givenName, parts.middleName, parts.familyName].compactMap { $0 }.joined(separator: " ")
      case .displayString(let text): text
      }
    }
    /// The parts of the name; nil for a text.
    public var components: PersonNameComponents? {
      if case .components(let parts) = self { parts } else { nil }
    }
  }

  /// An address by which somebody is reached.
  public struct Handle: Hashable, Sendable {
    /// The kind of an address.
    public enum Value: Hashable, Sendable {
      /// An address for mail.
      case emailAddress(String)
      /// A number for calls.
      case phoneNumber(String)
      /// An address that only the app knows.
      case applicationDefined(String)
    }
    /// What an address is for.
    public enum Label: Hashable, Sendable {
      /// The uses that the system names.
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, school
      /// A use with a name of the app's own.
      case custom(String)
    }
    /// The address.
    public var value: Value
    /// What the address is for; nil when it is not known.
    public var label: Label?

    /// Creates an address of a kind.
    public init(value: Value, label: Label? = nil) {
      self.value = value
      self.label = label
    }
    /// Creates an address for mail.
    public init(emailAddress: String, label: Label? = nil) {
      self.init(value: .emailAddress(emailAddress), label: label)
    }
    /// Creates an address for calls.
    public init(phoneNumber: String, label: Label? = nil) {
      self.init(value: .phoneNumber(phoneNumber), label: label)
    }
    /// Creates an address that only the app knows.
    public init(applicationDefined value: String, label: Label? = nil) {
      self.init(value: .applicationDefined(value), label: label)
    }
  }

  /// The name by which the system or the app knows somebody.
  public enum Identifier: Hashable, Sendable {
    /// A name that only the app knows.
    case applicationDefined(String)
    /// The identifier in the contacts.
    case contactIdentifier(String)
  }

  /// The name by which the app or the system knows them; nil for none.
  public var identifier: Identifier?
  /// The name.
  public var name: Name
  /// The address that is used; nil for none.
  public var handle: Handle?
  /// More names. Kept, without effect.
  public var aliases: [Handle]
  /// Whether it is the user.
  public var isMe: Bool
  /// The picture; nil for none.
  public var image: DisplayRepresentation.Image?

  /// Creates somebody from a name, an address and a picture.
  public init(
    identifier: Identifier? = nil, name: Name, handle: Handle? = nil, aliases: [Handle] = [], isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }
}
