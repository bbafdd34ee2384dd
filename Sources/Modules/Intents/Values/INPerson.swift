public import Foundation

/// What a person is to the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  /// The identifier of the relationship.
  public let rawValue: String
  /// Creates a relationship from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a relationship from its identifier, without a name for the argument.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The user's father.
  public static let father = Self("INPersonRelationshipFather")
  /// The user's mother.
  public static let mother = Self("INPersonRelationshipMother")
  /// One of the user's parents.
  public static let parent = Self("INPersonRelationshipParent")
  /// The user's brother.
  public static let brother = Self("INPersonRelationshipBrother")
  /// The user's sister.
  public static let sister = Self("INPersonRelationshipSister")
  /// The user's child.
  public static let child = Self("INPersonRelationshipChild")
  /// The user's friend.
  public static let friend = Self("INPersonRelationshipFriend")
  /// The user's wife or husband.
  public static let spouse = Self("INPersonRelationshipSpouse")
  /// The user's partner.
  public static let partner = Self("INPersonRelationshipPartner")
  /// The user's assistant.
  public static let assistant = Self("INPersonRelationshipAssistant")
  /// The user's manager.
  public static let manager = Self("INPersonRelationshipManager")
}

/// The kind of suggestion that a person is for the user: none, or by an address of social media or of messages.
public enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }

/// A person that an intent is about.
open class INPerson: NSObject, NSCopying, @unchecked Sendable {
  /// The person's address; nil for none.
  open private(set) var personHandle: INPersonHandle?
  /// The parts of the person's name; nil where they are not known.
  open private(set) var nameComponents: PersonNameComponents?
  /// The name that is shown: the given one, else that of the parts, else the address.
  open private(set) var displayName: String
  /// The person's picture; nil for none.
  open private(set) var image: INImage?
  /// The identifier of the person's contact; nil for none.
  open private(set) var contactIdentifier: String?
  /// The identifier of the person in the app; nil for none.
  open private(set) var customIdentifier: String?
  /// What the person is to the user; nil where that is not known.
  open private(set) var relationship: INPersonRelationship?
  /// Whether the system suggests the person as a contact; always false.
  open var isContactSuggestion: Bool { false }
  /// Whether the person is the user.
  open private(set) var isMe = false
  /// The person's other addresses; nil for none.
  open private(set) var aliases: [INPersonHandle]?
  /// The kind of suggestion that the person is.
  open private(set) var suggestionType = INPersonSuggestionType.none
  /// The people that Siri takes for the person; always nil.
  open var siriMatches: [INPerson]? { nil }

  /// Creates a person with an address, a name, a picture and identifiers.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    let name = nameComponents.map {
      [$0.namePrefix, $0.givenName, $0.middleName, $0.familyName, $0.nameSuffix].compactMap { $0 }
        .joined(separator: " ")
    }
    self.displayName = displayName ?? (name?.isEmpty == false ? name : nil) ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
  }
  /// Creates a person with other addresses and the kind of suggestion that the person is.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    (self.aliases, self.suggestionType) = (aliases, suggestionType)
  }
  /// Creates a person who may be the user.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.isMe = isMe
  }
  /// Creates a person who may be the user, with the kind of suggestion that the person is.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe)
    self.suggestionType = suggestionType
  }
  /// Creates a person who is something to the user.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.relationship = relationship
  }

  /// Returns the person itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPerson else { return false }
    return personHandle == other.personHandle && displayName == other.displayName
      && contactIdentifier == other.contactIdentifier && customIdentifier == other.customIdentifier
      && nameComponents == other.nameComponents && isMe == other.isMe && relationship == other.relationship
  }
  open override var hash: Int { displayName.hashValue }
}

extension INPerson: INSpeakable {
  /// The name that is shown.
  public var spokenPhrase: String { displayName }
  /// How the name is spoken; always nil.
  public var pronunciationHint: String? { nil }
  /// The identifier of the person in the app.
  public var vocabularyIdentifier: String? { customIdentifier }
  /// Other things that the name may mean; always nil.
  public var alternativeSpeakableMatches: [any INSpeakable]? { nil }
}
