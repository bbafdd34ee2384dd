public import Foundation

extension CSSearchableItemAttributeSet {
  /// The identifier of the account; nil for none.
  public var accountIdentifier: String? {
    get { value("accountIdentifier") }
    set { set(newValue, "accountIdentifier") }
  }
  /// The addresses of the account; nil for none.
  public var accountHandles: [String]? {
    get { value("accountHandles") }
    set { set(newValue, "accountHandles") }
  }
  /// The mailboxes; nil for none.
  public var mailboxIdentifiers: [String]? {
    get { value("mailboxIdentifiers") }
    set { set(newValue, "mailboxIdentifiers") }
  }
  /// Who wrote the message; nil for none.
  public var authors: [CSPerson]? {
    get { value("authors") }
    set { set(newValue, "authors") }
  }
  /// The recipients; nil for none.
  public var primaryRecipients: [CSPerson]? {
    get { value("primaryRecipients") }
    set { set(newValue, "primaryRecipients") }
  }
  /// The recipients of copies; nil for none.
  public var additionalRecipients: [CSPerson]? {
    get { value("additionalRecipients") }
    set { set(newValue, "additionalRecipients") }
  }
  /// The recipients of hidden copies; nil for none.
  public var hiddenAdditionalRecipients: [CSPerson]? {
    get { value("hiddenAdditionalRecipients") }
    set { set(newValue, "hiddenAdditionalRecipients") }
  }
  /// The headers of the mail; nil for none.
  public var emailHeaders: [String: [Any]]? {
    get { value("emailHeaders") }
    set { set(newValue, "emailHeaders") }
  }
  /// The names of those who wrote; nil for none.
  public var authorNames: [String]? {
    get { value("authorNames") }
    set { set(newValue, "authorNames") }
  }
  /// The names of the recipients; nil for none.
  public var recipientNames: [String]? {
    get { value("recipientNames") }
    set { set(newValue, "recipientNames") }
  }
  /// The mail addresses of those who wrote; nil for none.
  public var authorEmailAddresses: [String]? {
    get { value("authorEmailAddresses") }
    set { set(newValue, "authorEmailAddresses") }
  }
  /// The mail addresses of the recipients; nil for none.
  public var recipientEmailAddresses: [String]? {
    get { value("recipientEmailAddresses") }
    set { set(newValue, "recipientEmailAddresses") }
  }
  /// The addresses of those who wrote; nil for none.
  public var authorAddresses: [String]? {
    get { value("authorAddresses") }
    set { set(newValue, "authorAddresses") }
  }
  /// The addresses of the recipients; nil for none.
  public var recipientAddresses: [String]? {
    get { value("recipientAddresses") }
    set { set(newValue, "recipientAddresses") }
  }
  /// Phone numbers; nil for none.
  public var phoneNumbers: [String]? {
    get { value("phoneNumbers") }
    set { set(newValue, "phoneNumbers") }
  }
  /// Mail addresses; nil for none.
  public var emailAddresses: [String]? {
    get { value("emailAddresses") }
    set { set(newValue, "emailAddresses") }
  }
  /// Addresses for instant messages; nil for none.
  public var instantMessageAddresses: [String]? {
    get { value("instantMessageAddresses") }
    set { set(newValue, "instantMessageAddresses") }
  }
  /// Whether the message is junk; nil for none.
  public var likelyJunk: NSNumber? {
    get { value("likelyJunk") }
    set { set(newValue, "likelyJunk") }
  }
  /// The content as HTML; nil for none.
  public var htmlContentData: Data? {
    get { value("htmlContentData") }
    set { set(newValue, "htmlContentData") }
  }
  /// The content as text; nil for none.
  public var textContent: String? {
    get { value("textContent") }
    set { set(newValue, "textContent") }
  }
}
