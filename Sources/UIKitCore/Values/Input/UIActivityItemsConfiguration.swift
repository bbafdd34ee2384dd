public import Foundation

/// Names something that is known of the items that a responder shares.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String
  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title of the items.
  public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
  /// The text of a message with the items.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
}

/// Names what can be done with the items that a responder shares.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The interaction as a text.
  public let rawValue: String
  /// Creates an interaction from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The items are shared.
  public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
  /// The items are copied.
  public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

/// What a responder shares.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Returns whether something can be done with the items; true by default.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Returns something that is known of the items; nil by default.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns something that is known of one of the items; nil by default.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
}

extension UIActivityItemsConfigurationReading {
  /// By default true.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  /// By default nil.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// By default nil.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
}

/// What a responder shares, as a value of objects or item providers.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// An object of the app that goes with the items; nil for none.
  open var localObject: Any?
  /// What can be done with the items; they are shared at first.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Provides the metadata of the items; nil for none.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Provides the metadata of one of the items; nil for none.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  private let providers: [NSItemProvider]

  /// Creates a configuration of objects.
  public init(objects: [any NSItemProviderWriting]) {
    providers = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  /// Creates a configuration of item providers.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("a configuration needs items") }

  /// The items.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  /// Returns whether something can be done with the items.
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }
  /// Returns what the provider says of the items.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  /// Returns what the provider says of one of the items.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
}
