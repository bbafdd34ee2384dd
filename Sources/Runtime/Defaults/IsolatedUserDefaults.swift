import Foundation

/// User defaults that are kept in the running process's store instead of files of the user's home.
///
/// Code under test names Foundation's class, also in files that import nothing else, so that its objects cannot be made
/// of this one. Their methods are replaced by these instead: see `MethodReplacement`. That is why nothing here
/// may call `super` or have stored properties.
final class IsolatedUserDefaults: UserDefaults {
  private var store: DefaultsStore { .current }

  /// The domain that the object stands for.
  private var domain: String {
    let suite = Mirror(reflecting: self as UserDefaults).children.first { $0.label == "suite" }?.value as? String
    return suite.map { Self.domain(named: $0) } ?? DefaultsStore.appDomain
  }

  /// The app's own domain has the name of its bundle.
  private static func domain(named name: String) -> String {
    name == AppBundles.main.bundleIdentifier || name == ProcessInfo.processInfo.processName
      ? DefaultsStore.appDomain : name
  }

  private func tell() { NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self) }

  // MARK: Reading

  override func object(forKey defaultName: String) -> Any? {
    store.value(defaultName, in: domain) ?? Self.ofDevice(defaultName)
  }

  override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  override func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
  override func integer(forKey defaultName: String) -> Int { PropertyValue.integer(object(forKey: defaultName)) }
  override func float(forKey defaultName: String) -> Float { Float(PropertyValue.double(object(forKey: defaultName))) }
  override func double(forKey defaultName: String) -> Double { PropertyValue.double(object(forKey: defaultName)) }
  override func bool(forKey defaultName: String) -> Bool { PropertyValue.bool(object(forKey: defaultName)) }

  /// Numbers are texts too, as on a device.
  override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let value as Bool: value ? "1" : "0"
    case let value as any BinaryInteger: "\(value)"
    case let value as Double: NSNumber(value: value).stringValue
    case let value as Float: NSNumber(value: value).stringValue
    default: nil
    }
  }

  override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let url as URL: url
    case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    default: nil
    }
  }

  // MARK: Writing

  override func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    guard let own = PropertyValue(value) else {
      return DefaultsStore.refuse("Attempt to insert non-property list object \(value) for key \(defaultName)")
    }
    store.set(own, defaultName, in: domain)
    tell()
  }

  override func set(_ value: Int, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  override func set(_ value: Float, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  override func set(_ value: Double, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  override func set(_ value: Bool, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  override func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

  override func removeObject(forKey defaultName: String) {
    store.set(nil, defaultName, in: domain)
    tell()
  }

  /// Does nothing: values are stored at once.
  override func synchronize() -> Bool { true }

  // MARK: Domains

  override func register(defaults registrationDictionary: [String: Any]) {
    guard let defaults = PropertyValue.all(registrationDictionary) else {
      return DefaultsStore.refuse("Attempt to register a non-property list object in \(registrationDictionary)")
    }
    store.register(defaults)
  }

  override func addSuite(named suiteName: String) { store.setSuite(suiteName, isSearched: true) }
  override func removeSuite(named suiteName: String) { store.setSuite(suiteName, isSearched: false) }
  override func dictionaryRepresentation() -> [String: Any] { store.contents(of: domain) }

  override func persistentDomain(forName domainName: String) -> [String: Any]? {
    store.domain(Self.domain(named: domainName))
  }

  override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    guard let contents = PropertyValue.all(domain) else {
      return DefaultsStore.refuse("Attempt to insert a non-property list object into \(domainName): \(domain)")
    }
    store.setDomain(Self.domain(named: domainName), contents)
    tell()
  }

  override func removePersistentDomain(forName domainName: String) {
    store.setDomain(Self.domain(named: domainName), nil)
    tell()
  }

  override var volatileDomainNames: [String] { store.volatileNames }
  override func volatileDomain(forName domainName: String) -> [String: Any] { store.volatileDomain(domainName) }

  /// Foundation gives every object the test program's own arguments, which are not the app's.
  override func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    guard domainName != UserDefaults.argumentDomain else { return }
    store.setVolatileDomain(domainName, PropertyValue.all(domain))
  }

  override func removeVolatileDomain(forName domainName: String) { store.setVolatileDomain(domainName, nil) }
  override func objectIsForced(forKey key: String) -> Bool { false }
  override func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
