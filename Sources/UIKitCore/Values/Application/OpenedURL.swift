package import Foundation

/// A URL that the app asked the system to open.
package struct OpenedURL: Equatable {
  package let url: URL
  /// Whether an app handles URLs of that scheme.
  package let wasOpened: Bool

  /// The schemes that every device has an app for.
  static let standardSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "app-settings",
    "app-settings-notif", "itms-apps", "itms-appss", "maps", "shareddocuments",
  ]
}
