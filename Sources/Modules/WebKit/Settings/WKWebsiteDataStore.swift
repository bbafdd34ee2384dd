public import Foundation
public import FoundationNetworking
import PlainviewRuntime
import PlainviewUIKitCore

/// What pages keep: cookies, which an app can read and set, and nothing else.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  public let isPersistent: Bool
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The store of the app.
  open class func `default`() -> WKWebsiteDataStore {
    SimulatedProcess.current.singleton(WKWebsiteDataStore.self) { WKWebsiteDataStore(isPersistent: true) }
  }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
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

  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    let found = dataTypes.contains(WKWebsiteDataTypeCookies) ? records : []
    answer { completionHandler(found) }
  }
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    dataTypes.contains(WKWebsiteDataTypeCookies) ? records : []
  }
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
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.cookies = [] }
    answer(completionHandler)
  }
}

/// Calls the app in the next turn.
@MainActor private func answer(_ body: @escaping @MainActor () -> Void) {
  SimulatedProcess.current.clock.schedule(after: 0, "an answer of WKWebsiteDataStore") { UserCode.run { body() } }
}

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What the pages of a domain keep.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  public let displayName: String
  public let dataTypes: Set<String>
  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
  }
}

/// The cookies of a store.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  var cookies: [HTTPCookie] = [] { didSet { tell() } }
  private var observers: [Weak] = []
  private struct Weak { weak var observer: (any WKHTTPCookieStoreObserver)? }

  nonisolated override init() { super.init() }

  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let cookies = cookies
    answer { completionHandler(cookies) }
  }
  open func allCookies() async -> [HTTPCookie] { cookies }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    take(cookie)
    answer { completionHandler?() }
  }
  open func setCookie(_ cookie: HTTPCookie) async { take(cookie) }
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    cookies.removeAll { isSame($0, cookie) }
    answer { completionHandler?() }
  }
  open func deleteCookie(_ cookie: HTTPCookie) async { cookies.removeAll { isSame($0, cookie) } }
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Weak(observer: observer)) }
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.observer === observer } }

  private func take(_ cookie: HTTPCookie) { cookies = cookies.filter { !isSame($0, cookie) } + [cookie] }
  private func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    (one.name, one.domain, one.path) == (other.name, other.domain, other.path)
  }
  private func tell() {
    for entry in observers {
      UserCode.tell(entry.observer, "cookiesDidChange(in:)", of: self) { $0.cookiesDidChange(in: self) }
    }
  }
}

/// Hears of changed cookies.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
  dynamic public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { leftOut(by: self, with: [cookieStore]) }
}
