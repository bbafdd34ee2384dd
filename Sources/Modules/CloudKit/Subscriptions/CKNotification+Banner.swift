public import Foundation

extension CKNotification {
  private var alert: [String: Any] { banner["alert"] as? [String: Any] ?? [:] }

  /// The text; nil for none.
  public var alertBody: String? { banner["alert"] as? String ?? alert["body"] as? String }
  /// The key of a text of the app; nil for none.
  public var alertLocalizationKey: String? { alert["loc-key"] as? String }
  /// The values that are put into the app's text; nil for none.
  public var alertLocalizationArgs: [String]? { alert["loc-args"] as? [String] }
  /// The title; nil for none.
  public var title: String? { alert["title"] as? String }
  /// The key of a title of the app; nil for none.
  public var titleLocalizationKey: String? { alert["title-loc-key"] as? String }
  /// The values that are put into the app's title; nil for none.
  public var titleLocalizationArgs: [String]? { alert["title-loc-args"] as? [String] }
  /// The second title; nil for none.
  public var subtitle: String? { alert["subtitle"] as? String }
  /// The key of a second title of the app; nil for none.
  public var subtitleLocalizationKey: String? { alert["subtitle-loc-key"] as? String }
  /// The values that are put into the app's second title; nil for none.
  public var subtitleLocalizationArgs: [String]? { alert["subtitle-loc-args"] as? [String] }
  /// The key of the title of a button; nil for none.
  public var alertActionLocalizationKey: String? { alert["action-loc-key"] as? String }
  /// The name of a picture of the app; nil for none.
  public var alertLaunchImage: String? { alert["launch-image"] as? String }
  /// The number of the app's badge; nil for none.
  public var badge: NSNumber? { (banner["badge"] as? Int).map { NSNumber(value: $0) } ?? banner["badge"] as? NSNumber }
  /// The name of a sound; nil for none.
  public var soundName: String? { banner["sound"] as? String }
  /// The category of its buttons; nil for none.
  public var category: String? { banner["category"] as? String }
}
