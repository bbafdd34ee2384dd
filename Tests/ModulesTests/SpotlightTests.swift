import Foundation
import PlainviewCoreSpotlight
import PlainviewUIAutomation
import PlainviewUniformTypeIdentifiers
import Testing
import UIKit

/// `CoreSpotlight`: items that apps index, and what finds them.
@MainActor @Suite struct SpotlightTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var opened: [String] = []
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      let identifier = userActivity.userInfo?[CSSearchableItemActivityIdentifier] as? String
      let text = userActivity.userInfo?[CSSearchQueryString] as? String
      opened.append("\(userActivity.activityType) \(identifier ?? text ?? "")")
      return true
    }
  }

  private final class Reindexer: NSObject, CSSearchableIndexDelegate {
    let answers: Answers
    init(_ answers: Answers) { self.answers = answers }
    func searchableIndex(
      _ searchableIndex: CSSearchableIndex,
      reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) { answers.add("all") }
    func searchableIndex(
      _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
      acknowledgementHandler: @escaping () -> Void
    ) { answers.add("some: \(identifiers)") }
  }

  private let app: XCUIApplication
  private let answers = Answers()

  init() throws {
    app = XCUIApplication(delegate: AppDelegate.self)
    try app.launch()
  }

  private nonisolated static func item(
    _ identifier: String, _ title: String, domain: String? = nil,
    _ change: (CSSearchableItemAttributeSet) -> Void = { _ in }
  ) -> CSSearchableItem {
    let values = CSSearchableItemAttributeSet(contentType: .text)
    values.title = title
    change(values)
    return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: values)
  }

  private func index(_ items: CSSearchableItem...) throws {
    try app.run {
      CSSearchableIndex.default().indexSearchableItems(items) { [answers] in
        answers.add(($0 as? CSIndexError).map { "\($0.code)" } ?? "indexed")
      }
    }
    try app.settle()
  }

  private var identifiers: [String] { app.hardware.spotlight.items.map(\.uniqueIdentifier) }

  @Test func `Items are indexed, replaced by their identifiers, and deleted by identifier, group or all`() throws {
    try index(Self.item("1", "Tea", domain: "drinks.hot"), Self.item("2", "Milk", domain: "drinks"))
    try index(Self.item("1", "Green tea", domain: "drinks.hot"), Self.item("3", "Bread", domain: "drinksfood"))
    #expect(identifiers == ["2", "1", "3"] && answers.all == ["indexed", "indexed"])
    #expect(app.hardware.spotlight.items[1].attributeSet.title == "Green tea")
    try app.run { CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: ["drinks"]) }
    #expect(identifiers == ["3"])
    try index(Self.item("4", "Salt"))
    try app.run { CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: ["3"]) }
    #expect(identifiers == ["4"])
    try app.run { CSSearchableIndex.default().deleteAllSearchableItems() }
    #expect(identifiers == [])
  }

  @Test func `Indexing fails where there are no searches, or as the device says`() throws {
    app.hardware.spotlight.isAvailable = false
    #expect(try app.run { !CSSearchableIndex.isIndexingAvailable() })
    try index(Self.item("1", "Tea"))
    app.hardware.spotlight.isAvailable = true
    app.hardware.spotlight.failure = .quotaExceeded
    try index(Self.item("1", "Tea"))
    #expect(answers.all == ["indexingUnsupported", "quotaExceeded"] && identifiers == [])
    #expect(CSIndexError(.quotaExceeded).errorCode == -1004 && CSIndexError.errorDomain == "CSIndexErrorDomain")
  }

  @Test func `An index takes items on any thread`() throws {
    let items = (0..<20).map { Self.item("\($0)", "Tea") }
    try app.run {
      let index = CSSearchableIndex(name: "many")
      index.beginBatch()
      DispatchQueue.concurrentPerform(iterations: items.count) { @Sendable in index.indexSearchableItems([items[$0]]) }
      #expect(app.hardware.spotlight.items.isEmpty)
      index.endBatch(withClientState: Data()) { [answers] in answers.add("end \($0 == nil)") }
    }
    try app.settle()
    #expect(app.hardware.spotlight.items.count == 20 && answers.all == ["end true"])
  }

  @Test func `A batch makes its changes at its end, with the app's state`() throws {
    let batch = try app.run {
      let batch = CSSearchableIndex(name: "notes")
      batch.beginBatch()
      batch.indexSearchableItems([Self.item("1", "Tea")])
      return batch
    }
    #expect(identifiers == [])
    try app.run {
      batch.endBatch(withClientState: Data("7".utf8)) { [answers] in answers.add("end \($0 == nil)") }
      batch.fetchLastClientState { [answers] state, _ in answers.add(String(decoding: state ?? Data(), as: UTF8.self)) }
    }
    try app.settle()
    #expect(identifiers == ["1"] && answers.all == ["end true", "7"])
    try app.run {
      batch.beginBatch()
      batch.endBatch(withClientState: Data(count: 251)) { [answers] in
        answers.add(($0 as? CSIndexError).map { "\($0.code)" } ?? "ended")
      }
    }
    try app.settle()
    #expect(answers.all.last == "invalidClientStateError")
  }

  @Test func `The default index has no batches`() throws {
    #expect(throws: (any Error).self) { try app.run { CSSearchableIndex.default().beginBatch() } }
  }

  @Test func `Items are found for a month, or until the app's date`() throws {
    app.date = Date(timeIntervalSince1970: 1_700_000_000)
    try index(app.run { Self.item("1", "Tea") })
    #expect(app.hardware.spotlight.search("te").map(\.uniqueIdentifier) == ["1"])
    try app.advance(by: 31 * 24 * 3600)
    #expect(app.hardware.spotlight.search("te").isEmpty && identifiers == ["1"])
  }

  @Test func `A user finds items by the beginnings of words, the best first, and opens one in the app`() throws {
    try index(
      Self.item("1", "Green Tea") { $0.keywords = ["hot"] },
      Self.item("2", "Théière") { $0.contentDescription = "A pot for tea" },
      Self.item("3", "Steak") { $0.rankingHint = 100 }, Self.item("4", "Teacher") { $0.rankingHint = 50 })
    let found = app.hardware.spotlight.search("TEA").map(\.uniqueIdentifier)
    #expect(found == ["4", "1", "2"])
    #expect(app.hardware.spotlight.search("hot te").map(\.uniqueIdentifier) == ["1"])
    #expect(app.hardware.spotlight.search("theiere").map(\.uniqueIdentifier) == ["2"])
    #expect(app.hardware.spotlight.open("1") && !app.hardware.spotlight.open("9"))
    app.hardware.spotlight.continueSearch("tea")
    let opened = try app.run { (UIApplication.shared.delegate as? AppDelegate)?.opened }
    #expect(opened == ["com.apple.corespotlightitem 1", "com.apple.corespotlightquery tea"])
  }

  private func query(_ text: String, filters: [String] = []) throws -> String {
    let made = try app.run {
      let context = CSSearchQueryContext()
      context.filterQueries = filters
      let query = CSSearchQuery(queryString: text, queryContext: context)
      query.foundItemsHandler = { [answers] in answers.add($0.map(\.uniqueIdentifier).joined()) }
      query.completionHandler = { [answers] in
        answers.add(($0 as? CSSearchQueryError).map { "\($0.code)" } ?? "end")
      }
      query.start()
      return query
    }
    try app.settle()
    return "\(answers.all.suffix(2).joined(separator: " ")) \(made.foundItemCount)"
  }

  @Test func `Queries compare texts, lists and numbers`() throws {
    try index(
      Self.item("1", "Green Tea") {
        $0.pageCount = 3
        $0.keywords = ["hot", "leaf"]
      },
      Self.item("2", "Teapot") { $0.pageCount = 9 })
    #expect(try query("title == \"tea*\"cd") == "2 end 1")
    #expect(try query("title == \"tea*\"cdw") == "12 end 2")
    #expect(try query("keywords == 'leaf' || pageCount > 8") == "12 end 2")
    #expect(try query("pageCount <= 3 && !(title == '*pot*')") == "1 end 1")
    #expect(try query("kMDItemContentType == 'public.text'", filters: ["title != 'Teapot'"]) == "1 end 1")
    #expect(try query("* == 'LEAF'c") == "1 end 1")
    #expect(try query("title == \"tea").hasSuffix("invalidQuery 0"))
    #expect(try query("title == 'x'").hasSuffix("end 0"))
  }

  @Test func `A canceled query says so`() throws {
    try index(Self.item("1", "Tea"))
    let query = try app.run {
      let query = CSSearchQuery(queryString: "title == '*'", attributes: ["title"])
      query.completionHandler = { [answers] in
        answers.add(($0 as? CSSearchQueryError).map { "\($0.code)" } ?? "end")
      }
      query.start()
      query.cancel()
      return query
    }
    try app.settle()
    #expect(query.isCancelled && answers.all == ["indexed", "cancelled"])
  }

  @Test func `A user's search in the app has an order and a limit`() throws {
    try index(Self.item("1", "Tea"), Self.item("2", "Teapot") { $0.rankingHint = 9 })
    try app.run {
      let context = CSUserQueryContext()
      context.enableRankedResults = true
      context.maxResultCount = 1
      let query = CSUserQuery(userQueryString: "te", userQueryContext: context)
      query.foundItemsHandler = { [answers] in answers.add($0.map(\.uniqueIdentifier).joined()) }
      query.start()
    }
    try app.settle()
    #expect(answers.all.last == "2")
  }

  @Test func `Items that the system has lost are asked for again`() throws {
    try index(Self.item("1", "Tea"), Self.item("2", "Milk"))
    let reindexer = Reindexer(answers)
    try app.run { CSSearchableIndex.default().indexDelegate = reindexer }
    app.hardware.spotlight.loseItems(["2"])
    #expect(identifiers == ["1"])
    app.hardware.spotlight.loseItems()
    #expect(answers.all == ["indexed", "some: [\"2\"]", "all"] && identifiers == [])
  }

  @Test func `An update changes the values it has and leaves the others`() throws {
    try index(Self.item("1", "Tea") { $0.city = "Kyoto" })
    let update = Self.item("1", "Green tea")
    update.isUpdate = true
    try index(update)
    let values = try #require(app.hardware.spotlight.items.first?.attributeSet)
    #expect(values.title == "Green tea" && values.city == "Kyoto")
  }

  @Test func `Items are archived with their values, and custom keys have plain names`() throws {
    let key = try #require(CSCustomAttributeKey(keyName: "com_shop_color"))
    let item = Self.item("1", "Tea", domain: "drinks") {
      $0.keywords = ["hot"]
      $0.setValue(NSString(string: "green"), forCustomKey: key)
    }
    let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItem.self, from: data))
    #expect(read.uniqueIdentifier == "1" && read.domainIdentifier == "drinks")
    #expect(read.attributeSet.title == "Tea" && read.attributeSet.keywords == ["hot"])
    #expect(item.attributeSet.value(forCustomKey: key) as? NSString == "green")
    #expect(CSCustomAttributeKey(keyName: "com.shop.color") == nil)
  }
}
