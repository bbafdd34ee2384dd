import Foundation

/// Replaces the files of Foundation's `UserDefaults` by the process's store, in all programs.
package enum UserDefaultsReplacement {
  /// What follows where that cannot be done.
  package static let consequence =
    "user defaults of apps and tests are read from and written to files of your home folder"

  /// Whether a method of Foundation's class leads to the process's store; asks for a value that only a store can have.
  package static var isInstalled: Bool {
    let store = DefaultsStore.current
    let key = "plainview.isInstalled"
    store.set(PropertyValue(true), key, in: DefaultsStore.appDomain)
    defer { store.set(nil, key, in: DefaultsStore.appDomain) }
    return UserDefaults.standard.bool(forKey: key)
  }

  fileprivate static func install() {
    MethodReplacement.replace(UserDefaults.self, with: IsolatedUserDefaults.self, orElse: consequence)
  }
}

@section(".init_array") @used
private let installReplacement: @convention(c) @Sendable () -> Void = { UserDefaultsReplacement.install() }
