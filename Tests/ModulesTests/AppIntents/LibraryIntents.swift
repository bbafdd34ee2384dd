import Foundation
import PlainviewAppIntents
import PlainviewCoreSpotlight

/// An app's intents, as apps declare them.
enum Rack: String, AppEnum {
  case top, bottom
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Rack: DisplayRepresentation] = [
    .top: "Top shelf", .bottom: DisplayRepresentation(title: "Bottom shelf", image: .init(systemName: "arrow.down")),
  ]
}

struct BookEntity: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "\(placeholder: .int) books")
  static let defaultQuery = BookQuery()
  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Subtitle") var subtitle: String?
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)", subtitle: "No. \(id)") }

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

struct BookQuery: EnumerableEntityQuery, EntityStringQuery {
  func allEntities() async throws -> [BookEntity] {
    [BookEntity(id: 1, title: "Emma"), BookEntity(id: 2, title: "Ulysses"), BookEntity(id: 3, title: "Emil")]
  }
  func entities(matching string: String) async throws -> [BookEntity] {
    try await allEntities().filter { $0.title.hasPrefix(string) }
  }
}

/// Holds what intents of the app have done.
final class Library: @unchecked Sendable {
  var opened: [String] = []
}

struct OpenBookIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book", requestValueDialog: "Which book?") var target: BookEntity
  @Parameter(title: "Shelf", default: .top) var shelf: Rack
  @Parameter(title: "Page", default: 1, controlStyle: .stepper, inclusiveRange: (1, 900)) var page: Int
  @Parameter(title: "Note") var note: String?
  @Dependency var library: Library

  static var parameterSummary: some ParameterSummary {
    Switch(\.$shelf) {
      Case(.bottom) { Summary("Open \(\.$target) from the \(\.$shelf)") }
      DefaultCase {
        When(\.$note, .hasAnyValue) {
          Summary("Open \(\.$target) for \(\.$note)") { \.$page }
        } otherwise: {
          Summary("Open \(\.$target)")
        }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    library.opened.append("\(target.title) \(page)")
    return .result(value: page + 1, dialog: "Opened \(target.title).")
  }
}

struct AskingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Name", requestValueDialog: "Who?") var name: String
  @Parameter(title: "Count") var count: Int?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    try await $name.requestValue()
    let count = try await $count.requestDisambiguation(among: [1, 2], dialog: "How many?")
    try await requestConfirmation(actionName: .order, dialog: "Order \(count)?")
    return .result(value: "\(name) \(count)")
  }
}

struct NoteOptions: DynamicOptionsProvider {
  @IntentParameterDependency<NoteIntent>(\.$shelf) var intent
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Notes") {
        for number in 1...2 { Item("Note \(number)") }
        if let intent { Item("On \(intent.shelf.rawValue)") }
      }
    }
  }
}

struct NoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Note"
  @Parameter(title: "Shelf") var shelf: Rack
  @Parameter(title: "Note", optionsProvider: NoteOptions()) var note: String
  @Parameter(title: "Books") var books: [BookEntity]
  @Parameter(title: "Width", defaultValue: 2, defaultUnit: .centimeters) var width: Measurement<UnitLength>
  func perform() async throws -> some IntentResult { .result() }
}

struct LibraryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenBookIntent(),
      phrases: ["Open \(\.$target) in \(.applicationName)", "\(.applicationName), the \(\.$shelf)"],
      shortTitle: "Open", systemImageName: "book")
    AppShortcut(intent: AskingIntent(), phrases: ["Ask \(.applicationName)"], systemImageName: "questionmark")
  }
}

struct LibraryFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Show a shelf"
  @Parameter(title: "Shelf") var shelf: Rack?
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(shelf?.rawValue ?? "All")") }
  func perform() async throws -> some IntentResult { .result() }
}

struct LibraryWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Books"
  @Parameter(title: "Books", size: [.systemSmall: 1, .systemMedium: 3]) var books: [BookEntity]?
}

/// Finds books by their title, with conditions that are closures.
struct BookSearch: EntityPropertyQuery {
  typealias Condition = @Sendable (BookEntity) -> Bool
  static let properties = EntityQueryProperties<BookEntity, Condition> {
    EntityQueryProperty(\BookEntity.$title) {
      EqualToComparator<String, Condition> { value in { $0.title == value } }
      ContainsComparator<String, Condition> { value in { $0.title.contains(value) } }
    }
  }
  static let sortingOptions = EntityQuerySortingOptions<BookEntity> {
    EntityQuerySortableByProperty(\BookEntity.$title)
  }
  func entities(for identifiers: [Int]) async throws -> [BookEntity] {
    try await BookQuery().entities(for: identifiers)
  }
  func entities(
    matching comparators: [Condition], mode: EntityQueryComparatorMode, sortedBy: [EntityQuerySort<BookEntity>],
    limit: Int?
  ) async throws -> [BookEntity] {
    var found = try await BookQuery().allEntities().filter { book in comparators.allSatisfy { $0(book) } }
    if sortedBy.contains(where: { $0.by == \BookEntity.$title && $0.order == .descending }) {
      found.sort { $0.title > $1.title }
    }
    return Array(found.prefix(limit ?? found.count))
  }
}
