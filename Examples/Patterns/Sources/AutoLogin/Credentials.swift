import Foundation

/// The saved credentials of a user who chose to be logged in automatically.
enum Credentials {
  private static let idKey = "id"
  private static let passwordKey = "pwd"

  static func save(id: String, password: String) {
    UserDefaults.standard.set(id, forKey: idKey)
    UserDefaults.standard.set(password, forKey: passwordKey)
  }

  /// Both parts; nil when one of them is missing.
  static var saved: (id: String, password: String)? {
    guard let id = UserDefaults.standard.string(forKey: idKey),
      let password = UserDefaults.standard.string(forKey: passwordKey)
    else { return nil }
    return (id, password)
  }
}
