public import Foundation

extension CSSearchableItemAttributeSet {
  /// The name to show; nil for none.
  public var displayName: String? {
    get { value("displayName") }
    set { set(newValue, "displayName") }
  }
  /// Other names; nil for none.
  public var alternateNames: [String]? {
    get { value("alternateNames") }
    set { set(newValue, "alternateNames") }
  }
  /// The path of the file; nil for none.
  public var path: String? {
    get { value("path") }
    set { set(newValue, "path") }
  }
  /// The address of the file; nil for none.
  public var contentURL: URL? {
    get { value("contentURL") }
    set { set(newValue, "contentURL") }
  }
  /// The address of a picture; nil for none.
  public var thumbnailURL: URL? {
    get { value("thumbnailURL") }
    set { set(newValue, "thumbnailURL") }
  }
  /// The address of a picture for dark screens; nil for none.
  public var darkThumbnailURL: URL? {
    get { value("darkThumbnailURL") }
    set { set(newValue, "darkThumbnailURL") }
  }
  /// The data of a picture; nil for none.
  public var thumbnailData: Data? {
    get { value("thumbnailData") }
    set { set(newValue, "thumbnailData") }
  }
  /// The identifier of the item that an activity stands for; nil for none.
  public var relatedUniqueIdentifier: String? {
    get { value("relatedUniqueIdentifier") }
    set { set(newValue, "relatedUniqueIdentifier") }
  }
  /// The identifier of an item that does not have to be there; nil for none.
  public var weakRelatedUniqueIdentifier: String? {
    get { value("weakRelatedUniqueIdentifier") }
    set { set(newValue, "weakRelatedUniqueIdentifier") }
  }
  /// When these values changed; nil for none.
  public var metadataModificationDate: Date? {
    get { value("metadataModificationDate") }
    set { set(newValue, "metadataModificationDate") }
  }
  /// The identifier of the kind of the item; nil for none.
  public var contentType: String? {
    get { value("contentType") }
    set { set(newValue, "contentType") }
  }
  /// The identifiers of the kinds that the kind conforms to; nil for none.
  public var contentTypeTree: [String]? {
    get { value("contentTypeTree") }
    set { set(newValue, "contentTypeTree") }
  }
  /// Words to find the item by; nil for none.
  public var keywords: [String]? {
    get { value("keywords") }
    set { set(newValue, "keywords") }
  }
  /// The title; nil for none.
  public var title: String? {
    get { value("title") }
    set { set(newValue, "title") }
  }
  /// The version; nil for none.
  public var version: String? {
    get { value("version") }
    set { set(newValue, "version") }
  }
  /// Whether the user created the item; nil for none.
  public var userCreated: NSNumber? {
    get { value("userCreated") }
    set { set(newValue, "userCreated") }
  }
  /// Whether the user owns the item; nil for none.
  public var userOwned: NSNumber? {
    get { value("userOwned") }
    set { set(newValue, "userOwned") }
  }
  /// Whether the user chose the item; nil for none.
  public var userCurated: NSNumber? {
    get { value("userCurated") }
    set { set(newValue, "userCurated") }
  }
  /// How important the item is, from 0 to 100; nil for none.
  public var rankingHint: NSNumber? {
    get { value("rankingHint") }
    set { set(newValue, "rankingHint") }
  }
  /// The group of the item; nil for none.
  public var domainIdentifier: String? {
    get { value("domainIdentifier") }
    set { set(newValue, "domainIdentifier") }
  }
  /// Whether the phone number can be called; nil for none.
  public var supportsPhoneCall: NSNumber? {
    get { value("supportsPhoneCall") }
    set { set(newValue, "supportsPhoneCall") }
  }
  /// Whether there are directions to the location; nil for none.
  public var supportsNavigation: NSNumber? {
    get { value("supportsNavigation") }
    set { set(newValue, "supportsNavigation") }
  }
  /// The actions of the item; nil for none.
  public var actionIdentifiers: [String]? {
    get { value("actionIdentifiers") }
    set { set(newValue, "actionIdentifiers") }
  }
  /// The kinds of data that can be asked for; nil for none.
  public var providerDataTypeIdentifiers: [String]? {
    get { value("providerDataTypeIdentifiers") }
    set { set(newValue, "providerDataTypeIdentifiers") }
  }
  /// The kinds of files that can be asked for; nil for none.
  public var providerFileTypeIdentifiers: [String]? {
    get { value("providerFileTypeIdentifiers") }
    set { set(newValue, "providerFileTypeIdentifiers") }
  }
  /// The kinds of files that can be opened where they are; nil for none.
  public var providerInPlaceFileTypeIdentifiers: [String]? {
    get { value("providerInPlaceFileTypeIdentifiers") }
    set { set(newValue, "providerInPlaceFileTypeIdentifiers") }
  }
  /// The title of the container; nil for none.
  public var containerTitle: String? {
    get { value("containerTitle") }
    set { set(newValue, "containerTitle") }
  }
  /// The name of the container to show; nil for none.
  public var containerDisplayName: String? {
    get { value("containerDisplayName") }
    set { set(newValue, "containerDisplayName") }
  }
  /// The identifier of the container; nil for none.
  public var containerIdentifier: String? {
    get { value("containerIdentifier") }
    set { set(newValue, "containerIdentifier") }
  }
  /// The position in the container; nil for none.
  public var containerOrder: NSNumber? {
    get { value("containerOrder") }
    set { set(newValue, "containerOrder") }
  }
}
