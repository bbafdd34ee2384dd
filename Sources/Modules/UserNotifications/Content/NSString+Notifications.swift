public import Foundation
import PlainviewRuntime

extension NSString {
  /// Returns a text of the app's tables with arguments for its placeholders.
  ///
  /// Where they differ: it is looked up now, not when a notification is shown.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    return String(format: format, arguments: arguments.map { $0 as? any CVarArg ?? "\($0)" as NSString })
  }
}
