import PlaceSearch
import Testing
import UIKit

/// A search whose work is split between a screen, data sources and loaders.
@MainActor @Suite(.ownsMainQueue) struct PlaceSearchTests {
  private struct Recommender: PlaceRecommending {
    func recommend(_ completion: @escaping ([Place]?) -> Void) {
      completion([Place("Seoul Forest", "Seongdong-gu"), Place("Gwangalli", "Busan"), Place("Hyeopjae", "Jeju")])
    }
  }

  /// Completes at once from what it knows.
  private final class Completer: PlaceCompleting {
    let known = [Place("서울역", "용산구"), Place("서촌", "종로구"), Place("부산역", "동구")]
    private(set) var results: [Place] = []
    private(set) var queries: [String] = []
    weak var delegate: (any PlaceCompletingDelegate)?
    var queryFragment = "" {
      didSet {
        queries.append(queryFragment)
        results = known.filter { $0.name.hasPrefix(queryFragment) }
        delegate?.completerDidUpdateResults(self)
      }
    }
  }

  /// Notes who is told what.
  private final class NotingSearch: PlaceSearchViewController {
    var log: [String] = []

    override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("textDidChange \(searchText)")
      super.searchBar(searchBar, textDidChange: searchText)
    }

    override func didSelectPlace(_ place: Place) {
      log.append("didSelectPlace \(place.name)")
      super.didSelectPlace(place)
    }

    override func viewWillDisappear(_ animated: Bool) { log.append("search viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("search viewDidDisappear") }
  }

  private let completer = Completer()

  private func launched() throws -> (XCUIApplication, UINavigationController, NotingSearch) {
    var search: NotingSearch?
    func start() -> UINavigationController {
      let controller = NotingSearch(Recommender(), completer)
      search = controller
      return UINavigationController(rootViewController: controller)
    }
    let app = XCUIApplication(rootViewController: start())
    app.recordsTranscript = true
    try app.launch()
    let found = try #require(search)
    return (app, try #require(found.navigationController), found)
  }

  // MARK: 1.1

  @Test("1.1, C5, V4: a tap on an item goes through the delegates, and the push waits for the main queue")
  func choosing() async throws {
    let (app, navigation, search) = try launched()
    assertSnapshot(of: app, as: .ascii, named: "recommended")
    try app.cells.element(boundBy: 1).tap()
    #expect(search.log == ["didSelectPlace Gwangalli"])
    #expect(navigation.viewControllers.count == 1)
    try await app.settle(rounds: 2)
    #expect(navigation.viewControllers.count == 2)
    #expect(search.log == ["didSelectPlace Gwangalli", "search viewWillDisappear", "search viewDidDisappear"])
    #expect(app.navigationBars["Gwangalli"].exists)
    assertSnapshot(of: app, as: .ascii, named: "date")
    assertSnapshot(of: app, as: .events, named: "events")
  }

  // MARK: 1.2

  @Test("1.2, T7: every jamo is a call of its own, and so is clearing")
  func typing() throws {
    let (app, _, search) = try launched()
    try app.searchFields.firstMatch.tap()
    try app.searchFields.firstMatch.typeText("서")
    #expect(search.log == ["textDidChange ㅅ", "textDidChange 서"])
    #expect(completer.queries == ["ㅅ", "서"])
    #expect(app.cells.count == 2)
    assertSnapshot(of: app, as: .ascii, named: "completed")
    try app.buttons["Clear text"].tap()
    #expect(search.log.last == "textDidChange ")
    #expect(app.cells.count == 3)
  }

  // MARK: 1.3

  @Test("1.3, M1: a data source that nobody keeps leaves the collection empty")
  func unkeptSource() throws {
    let (app, _, search) = try launched()
    try app.run {
      search.recommendations = nil
      search.collectionView.reloadData()
    }
    #expect(search.collectionView.dataSource == nil)
    #expect(app.cells.count == 0)
    #expect(app.isRunning)
  }

  // MARK: 1.4

  private final class UnregisteredSearch: PlaceSearchViewController {
    override func registerCells() {}
  }

  @Test("1.4, X: an identifier that is not registered ends the app, before any cast")
  func unregistered() throws {
    let app = XCUIApplication(rootViewController: UnregisteredSearch(Recommender(), completer))
    let error = try #require(throws: UncaughtException.self) { try app.launch() }
    #expect(error.name == "NSInternalInconsistencyException")
    #expect(
      error.reason
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier PlaceCell - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard")
  }

  // MARK: 1.5

  /// A source that has the delegate's method without saying that it is a delegate.
  private final class SourceOnly: NSObject, UICollectionViewDataSource {
    var selections = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: PlaceCell.reuseIdentifier, for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selections += 1 }
  }

  @Test("1.5: a source that is no delegate is never told of a choice")
  func sourceOnly() throws {
    let (app, _, search) = try launched()
    let source = SourceOnly()
    try app.run {
      search.collectionView.dataSource = source
      search.collectionView.delegate = (source as AnyObject) as? any UICollectionViewDelegate
    }
    #expect(search.collectionView.delegate == nil)
    try app.cells.firstMatch.tap()
    #expect(source.selections == 0)
  }

  // MARK: 1.6

  @Test("1.6, V11: one screen for every choice cannot be pushed twice, but again after a pop")
  func secondChoice() async throws {
    let (app, navigation, search) = try launched()
    try app.cells.element(boundBy: 0).tap()
    try await app.settle(rounds: 2)
    try app.run { _ = navigation.popViewController(animated: true) }
    try app.settle()
    try app.cells.element(boundBy: 2).tap()
    try await app.settle(rounds: 2)
    #expect(app.navigationBars["Hyeopjae"].exists)
    let text = try app.run { "\(search.dateViewController)" }
    let error = try await #require(throws: UncaughtException.self) {
      try app.run { search.didSelectPlace(Place("Busan", "")) }
      try await app.settle(rounds: 2)
    }
    #expect(error.name == "NSInvalidArgumentException")
    #expect(error.reason.contains("more than once") && error.reason.contains("(\(text))"))
  }

  // MARK: 1.7

  private final class FirstOnly: CompletionController {
    override func place(at indexPath: IndexPath) -> Place { places.value[0] }
  }

  @Test("1.7: the slip of always taking the first result shows with the second item")
  func firstResult() throws {
    let (app, _, search) = try launched()
    for (type, expected) in [(CompletionController.self, "서촌"), (FirstOnly.self, "서울역")] {
      try app.run {
        let completions = type.init(completer, delegate: search)
        search.completions = completions
        completions.places.bind { _ in search.collectionView.reloadData() }
        search.searchBar(search.searchBar, textDidChange: "서")
      }
      try app.cells.element(boundBy: 1).tap()
      #expect(search.log.last == "didSelectPlace \(expected)")
    }
  }
}
