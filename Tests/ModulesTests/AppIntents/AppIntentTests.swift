import Foundation
import PlainviewAppIntents
import PlainviewCoreSpotlight
import PlainviewUIAutomation
import Testing
import UIKit

/// `AppIntents`: intents that code performs, what they ask, and what the device knows of them.
@MainActor @Suite struct AppIntentTests {
  private let answers = Answers()
  private let app: XCUIApplication
  private var device: SimulatedAppIntents { app.hardware.appIntents }

  init() throws {
    app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
  }

  /// Runs code of the app to its end; an error is an answer too.
  private func run(_ body: @escaping @MainActor (Answers) async throws -> Void) throws {
    let answers = answers
    try app.run {
      Task { @MainActor in
        do { try await body(answers) } catch { answers.add("error: \(error.localizedDescription)") }
      }
    }
    try app.settle()
  }

  private static func emma() -> OpenBookIntent {
    let intent = OpenBookIntent()
    intent.target = BookEntity(id: 1, title: "Emma")
    return intent
  }

  @Test func `Parameters hold values, their default or nil before, and copies share them`() {
    let intent = Self.emma()
    #expect(intent.page == 1 && intent.shelf == .top && intent.note == nil && intent.target.title == "Emma")
    #expect(intent.$page.valueState == .unset && intent.$target.valueState == .set && intent.$page.defaultValue == 1)
    intent.page = 5
    intent.note = "Ada"
    let copy = intent
    #expect(copy.page == 5 && copy.note == "Ada" && intent.$page.valueState == .set)
    #expect(OpenBookIntent().page == 1)
    #expect(intent.target.subtitle == nil && intent.target.$title.title?.key == "Title")
  }

  @Test func `An intent finds the app's objects, and returns a value and a text`() throws {
    let library = Library()
    let device = device
    try app.run { AppDependencyManager.shared.add(dependency: library) }
    try run { answers in
      let intent = Self.emma()
      intent.page = 7
      let result = try await intent.perform()
      answers.add("\(result.value ?? 0) \(device.dialog(of: result) ?? "")")
    }
    #expect(answers.all == ["8 Opened Emma."] && library.opened == ["Emma 7"])
  }

  @Test func `Dependencies with a key are found by it, and defaults are used without one`() throws {
    try app.run {
      let manager = AppDependencyManager()
      manager.add(key: "a", dependency: 1)
      manager.add(key: "b") { 2 }
      #expect(AppDependency<Int>(key: "a", manager: manager).wrappedValue == 1)
      #expect(AppDependency<Int>(key: "b", manager: manager).wrappedValue == 2)
      #expect(AppDependency<Int>(key: "c", default: 3).wrappedValue == 3)
    }
  }

  @Test func `The user gives values, and confirms`() throws {
    device.answers = [2, "Ada"]
    try run { answers in
      let intent = AskingIntent()
      answers.add(try await intent.perform().value ?? "")
      answers.add(intent.name)
    }
    #expect(answers.all == ["Ada 2", "Ada"])
    #expect(device.questions == ["Who?", "How many?", "Order 2?"] && device.answers.isEmpty)
  }

  @Test func `Without an answer a value is missing, and a user can say no`() throws {
    try run { _ in _ = try await AskingIntent().perform() }
    #expect(answers.all == ["error: Who?"])
    device.answers = ["Ada", 1]
    device.confirms = false
    try run { _ in _ = try await AskingIntent().perform() }
    #expect(answers.all.count == 2 && answers.all.last == "error: The user did not confirm.")
    try run { answers in
      answers.add("\(try await Self.emma().$page.requestConfirmation(for: 3))")
    }
    #expect(answers.all.last == "false" && device.questions.last == "Page: 3")
  }

  @Test func `Donations are kept until they are deleted, by name, type or entity`() throws {
    try app.run { AppDependencyManager.shared.add(dependency: Library()) }
    try run { _ in
      let first = try await AskingIntent().donate()
      try await Self.emma()(donate: true)
      try await IntentDonationManager.shared.donate(intent: Self.emma(), result: .result(value: 3))
      try await IntentDonationManager.shared.deleteDonations(matching: .identifier(first))
    }
    #expect(answers.all.isEmpty && device.donations.count == 2)
    #expect(device.donations.allSatisfy { $0.intent is OpenBookIntent })
    #expect(device.donations.map { $0.result?.value as? Int } == [2, 3])
    try run { answers in
      let other = EntityIdentifier(for: BookEntity.self, identifier: 2)
      let own = EntityIdentifier(for: BookEntity.self, identifier: 1)
      for entity in [other, own] {
        let deleted = try await IntentDonationManager.shared.deleteDonations(matching: .entityIdentifier(entity))
        answers.add("\(deleted.count)")
      }
    }
    #expect(answers.all == ["0", "2"] && device.donations.isEmpty)
  }

  @Test func `Queries find entities by identifiers and by text`() throws {
    try run { answers in
      let query = BookEntity.defaultQuery
      for books in [
        try await query.entities(for: [3, 1, 9]), try await query.entities(matching: "U"),
        try await query.suggestedEntities(), try await query.results(),
      ] { answers.add(books.map(\.title).joined(separator: " ")) }
    }
    #expect(answers.all == ["Emma Emil", "Ulysses", "Emma Ulysses Emil", "Emma Ulysses Emil"])
  }

  @Test func `The user picks from what a provider, a query or a type offers`() throws {
    let device = device
    try run { answers in
      let intent = NoteIntent()
      answers.add(try await device.options(for: intent.$note).joined(separator: " "))
      intent.shelf = .bottom
      device.configured = intent
      answers.add(try await device.options(for: intent.$note).joined(separator: " "))
      answers.add(try await device.options(for: intent.$books).map(\.title).joined(separator: " "))
      answers.add(try await device.options(for: intent.$shelf).map(\.rawValue).joined(separator: " "))
      answers.add(
        "\(try await device.options(for: intent.$width).count) \(intent.width.converted(to: .millimeters).value)")
    }
    #expect(
      answers.all == [
        "Note 1 Note 2", "Note 1 Note 2 On bottom", "Emma Ulysses Emil", "top bottom", "0 20.0",
      ])
  }

  @Test func `A query by properties gets the app's conditions, an order and a limit`() throws {
    try run { answers in
      let books = try await BookSearch().entities(
        matching: [{ $0.title.contains("m") }], mode: .and,
        sortedBy: [EntityQuerySort(by: \BookEntity.$title, order: .descending)], limit: 1)
      answers.add(books.map(\.title).joined(separator: " "))
      answers.add("\(try await BookSearch().suggestedEntities().count)")
    }
    #expect(answers.all == ["Emma", "0"])
    #expect(BookSearch.findIntentDescription == nil)
  }

  @Test func `What configures a widget needs no action`() throws {
    try run { answers in
      let intent = LibraryWidgetIntent()
      answers.add("\(try await intent.perform().value == nil) \(intent.books == nil)")
      let file = IntentFile(data: Data([1, 2]), filename: "a.bin")
      answers.add("\(file.filename) \(file.data.count) \(file.fileURL == nil)")
    }
    #expect(answers.all == ["true true", "a.bin 2 true"])
  }

  @Test func `A summary is a sentence with the values of an intent, or titles without`() throws {
    let intent = OpenBookIntent()
    #expect(device.summary(of: intent) == "Open Book")
    intent.target = BookEntity(id: 2, title: "Ulysses")
    #expect(device.summary(of: intent) == "Open Ulysses")
    intent.note = "Ada"
    #expect(device.summary(of: intent) == "Open Ulysses for Ada")
    intent.shelf = .bottom
    #expect(device.summary(of: intent) == "Open Ulysses from the Bottom shelf")
    #expect(device.summary(of: AskingIntent()) == nil)
  }

  @Test func `Shortcuts have phrases with the app's name, which can be made anew`() throws {
    let shortcuts = LibraryShortcuts.appShortcuts
    #expect(
      shortcuts.map { device.phrases(of: $0, applicationName: "Books") } == [
        ["Open Book in Books", "Books, the Top shelf"], ["Ask Books"],
      ])
    try app.run { LibraryShortcuts.updateAppShortcutParameters() }
    #expect(device.shortcutUpdates == 1 && LibraryShortcuts.shortcutTileColor == .blue)
  }

  @Test func `Entities are shown by their title, and cases by theirs`() {
    #expect(Rack.top.displayRepresentation.title.key == "Top shelf")
    #expect(Rack.bottom.displayRepresentation.image == .init(systemName: "arrow.down"))
    #expect(Rack.typeDisplayName.key == "Shelf" && Rack.persistentIdentifier == "Rack")
    #expect(String(localized: BookEntity(id: 4, title: "Momo").localizedStringResource) == "Momo")
    let items = IntentItemCollection(sections: [
      IntentItemSection("First", items: [1, 2]), IntentItemSection(items: [IntentItem(3, title: "Three")]),
    ])
    #expect(items.items == [1, 2, 3] && items.sections[1].items[0].description.title.key == "Three")
  }

  @Test func `A filter of the focus is the one that the user has set`() throws {
    try run { answers in answers.add("\(try await LibraryFilter.current.shelf as Any)") }
    #expect(answers.all.count == 1 && answers.all[0].hasPrefix("error: "))
    let filter = LibraryFilter()
    filter.shelf = .bottom
    device.setFocusFilter(filter)
    try run { answers in answers.add("\(try await LibraryFilter.current.shelf?.rawValue ?? "")") }
    #expect(answers.all.last == "bottom")
  }

  @Test func `The search finds entities until they are deleted`() throws {
    try run { _ in
      try await CSSearchableIndex.default().indexAppEntities(BookQuery().allEntities())
      try await CSSearchableIndex.default().deleteAppEntities(identifiedBy: [2], ofType: BookEntity.self)
    }
    #expect(answers.all.isEmpty)
    #expect(app.hardware.spotlight.items.map(\.uniqueIdentifier).sorted() == ["1", "3"])
    #expect(
      app.hardware.spotlight.items.first { $0.uniqueIdentifier == "1" }?.attributeSet.contentDescription == "No. 1")
  }

  @Test func `An intent comes to the front once the user agrees`() throws {
    try run { answers in
      try await AskingIntent().continueInForeground("Go on?", alwaysConfirm: true)
      answers.add("\(AskingIntent().systemContext.currentMode.canContinueInForeground)")
    }
    #expect(answers.all == ["true"] && device.questions == ["Go on?"])
    device.confirms = false
    try run { _ in try await AskingIntent().continueInForeground("Again?", alwaysConfirm: true) }
    try run { answers in
      try await AskingIntent().continueInForeground("Not asked", alwaysConfirm: false)
      answers.add("there")
    }
    #expect(answers.all.last == "there" && device.questions == ["Go on?", "Again?"])
  }
}
