public import Foundation
public import FoundationNetworking
import PlainviewRuntime
import PlainviewUIKitCore

/// What pages keep: cookies, which an app can read and set, and nothing else.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  /// Whether the data outlive the app's launch; kept, without effect.
  public let isPersistent: Bool
  /// The cookies of the store.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The store of the app.
  open class func `default`() -> WKWebsiteDataStore {
    SimulatedProcess.current.singleton(WKWebsiteDataStore.self) { WKWebsiteDataStore(isPersistent: true) }
  }
  /// Returns a new store for private browsing.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Returns the names of all types of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeOfflineWebApplicationCache,
      WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }

  private var records: [WKWebsiteDataRecord] {
    Set(httpCookieStore.cookies.map(\.domain)).sorted().map {
      WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies])
    }
  }

  /// Calls a closure with the domains that have stored data of the types; only cookies are found.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    let found = dataTypes.contains(WKWebsiteDataTypeCookies) ? records : []
    answer { completionHandler(found) }
  }
  /// Returns the domains that have stored data of the types; only cookies are found.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    dataTypes.contains(WKWebsiteDataTypeCookies) ? records : []
  }
  /// Removes the cookies of some domains, if they are among the types, and calls the closure.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    let domains = Set(dataRecords.map(\.displayName))
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      httpCookieStore.cookies.removeAll { domains.contains($0.domain) }
    }
    answer(completionHandler)
  }
  /// Removes the cookies that were set after a date, if they are among the types, and calls the closure.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeCookies(setAfter: date) }
    answer(completionHandler)
  }
}

/// Calls the app in the next turn.
@MainActor private func answer(_ body: @escaping @MainActor () -> Void) {
  SimulatedProcess.current.clock.schedule(after: 0, "an answer of WKWebsiteDataStore") { UserCode.run { body() } }
}

/// The type of data of the fetch API.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The type of data that are cached in files.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The type of data that are cached in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The type of data for web apps without a connection.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The type of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The type of data that a page stores for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The type of data that a page stores for good.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The type of Web SQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The type of IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The type of service workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What the pages of a domain keep.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// The domain.
  public let displayName: String
  /// The types of data that the domain has stored.
  public let dataTypes: Set<String>
  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
  }
}

/// The cookies of a store.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  var cookies: [HTTPCookie] = [] { didSet { tell() } }
  /// When the cookies were set, by what tells them apart.
  private var dates: [CookieKey: Date] = [:]
  private struct CookieKey: Hashable {
    let name, domain, path: String
    init(_ cookie: HTTPCookie) {
      name = cookie.name
      domain = cookie.domain
      path = cookie.path
    }
  }
  private var observers: [Weak] = []
  private struct Weak { weak var observer: (any WKHTTPCookieStoreObserver)? }

  nonisolated override init() { super.init() }

  /// Calls a closure with all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let cookies = cookies
    answer { completionHandler(cookies) }
  }
  /// Returns all cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Sets a cookie, which replaces one of the same name, domain and path, and calls the closure.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    take(cookie)
    answer { completionHandler?() }
  }
  /// Sets a cookie, which replaces one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { take(cookie) }
  /// Removes a cookie and calls the closure.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    cookies.removeAll { isSame($0, cookie) }
    answer { completionHandler?() }
  }
  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async { cookies.removeAll { isSame($0, cookie) } }
  /// Adds an observer, which is not retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Weak(observer: observer)) }
  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.observer === observer } }

  private func take(_ cookie: HTTPCookie) {
    dates[CookieKey(cookie)] = SimulatedProcess.date
    cookies = cookies.filter { !isSame($0, cookie) } + [cookie]
  }
  private func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool { CookieKey(one) == CookieKey(other) }

  func removeCookies(setAfter date: Date) {
    cookies.removeAll { (dates[CookieKey($0)] ?? .distantPast) > date }
  }
  private func tell() {
    for entry in observers {
      UserCode.tell(entry.observer, "cookiesDidChange(in:)", of: self) { $0.cookiesDidChange(in: self) }
    }
  }
}

/// Is notified of changed cookies.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Called when cookies were set or removed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
  /// The default of the optional method: does nothing.
  dynamic public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { leftOut(by: self, with: [cookieStore]) }
}
