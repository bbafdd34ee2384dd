import PlaceSearch
import Testing
import UIKit

/// A search whose work is split between a screen, data sources and loaders.
@MainActor @Suite struct PlaceSearchTests {
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

  /// Records the calls of the delegates.
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
  /// The picture of the screen, the events up to it, and what was written to the console.
  private let everything = Snapshotting<XCUIApplication>.facets(.ascii, .events, .console)

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
    assertSnapshot(of: app, as: everything, named: "recommended")
    app.clearTranscript()
    try app.cells.element(boundBy: 1).tap()
    // A tap waits for the screens that come because of it; the transcript shows that the push is a turn of its own.
    #expect(navigation.viewControllers.count == 2)
    #expect(search.log == ["didSelectPlace Gwangalli", "search viewWillDisappear", "search viewDidDisappear"])
    #expect(app.navigationBars["Gwangalli"].exists)
    assertSnapshot(of: app, as: everything, named: "date")
  }

  // MARK: 1.2

  @Test("1.2, T7: every jamo is a call of its own, and so is clearing")
  func typing() throws {
    let (app, _, search) = try launched()
    app.clearTranscript()
    try app.searchFields.firstMatch.tap()
    try app.searchFields.firstMatch.typeText("서")
    #expect(search.log == ["textDidChange ㅅ", "textDidChange 서"])
    #expect(completer.queries == ["ㅅ", "서"])
    #expect(app.cells.count == 2)
    assertSnapshot(of: app, as: everything, named: "completed")
    app.clearTranscript()
    try app.buttons["Clear text"].tap()
    #expect(search.log == ["textDidChange ㅅ", "textDidChange 서", "textDidChange "])
    #expect(app.cells.count == 3)
    assertSnapshot(of: app, as: everything, named: "cleared")
  }

  // MARK: 1.3

  @Test("1.3, M1: a data source that nobody keeps leaves the collection empty")
  func unkeptSource() throws {
    let (app, _, search) = try launched()
    app.clearTranscript()
    func makeSource() -> RecommendationController { RecommendationController(Recommender(), delegate: search) }
    try app.run {
      search.collectionView.dataSource = makeSource()
      search.collectionView.reloadData()
    }
    #expect(search.collectionView.dataSource == nil)
    #expect(app.cells.count == 0)
    assertSnapshot(of: app, as: everything)
  }

  // MARK: 1.4

  private final class UnregisteredSearch: PlaceSearchViewController {
    override func registerCells() {}
  }

  @Test("1.4, X: an identifier that is not registered ends the app, before any cast")
  func unregistered() throws {
    let app = XCUIApplication(rootViewController: UnregisteredSearch(Recommender(), completer))
    app.recordsTranscript = true
    let error = try #require(throws: UncaughtException.self) { try app.launch() }
    #expect(error.name == "NSInternalInconsistencyException")
    #expect(
      error.reason
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier PlaceCell - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard")
    assertSnapshot(of: app, as: everything)
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
    app.clearTranscript()
    let source = SourceOnly()
    try app.run {
      search.collectionView.dataSource = source
      search.collectionView.delegate = (source as AnyObject) as? any UICollectionViewDelegate
    }
    #expect(search.collectionView.delegate == nil)
    try app.cells.firstMatch.tap()
    #expect(source.selections == 0)
    assertSnapshot(of: app, as: everything)
  }

  // MARK: 1.6

  @Test("1.6, V11: one screen for every choice cannot be pushed twice, but again after a pop")
  func secondChoice() async throws {
    let (app, navigation, search) = try launched()
    app.clearTranscript()
    try app.cells.element(boundBy: 0).tap()
    try app.settle()
    try app.run { _ = navigation.popViewController(animated: true) }
    try app.settle()
    try app.cells.element(boundBy: 2).tap()
    try app.settle()
    #expect(app.navigationBars["Hyeopjae"].exists)
    assertSnapshot(of: app, as: everything, named: "pushed-again")
    app.clearTranscript()
    let text = try app.run { "\(search.dateViewController)" }
    let error = try await #require(throws: UncaughtException.self) {
      try app.run { search.didSelectPlace(Place("Busan", "")) }
      try app.settle()
    }
    #expect(error.name == "NSInvalidArgumentException")
    #expect(error.reason.contains("more than once") && error.reason.contains("(\(text))"))
    assertSnapshot(of: app, as: everything, named: "pushed-twice")
  }

  // MARK: 1.7

  private final class FirstOnly: CompletionController {
    override func place(at indexPath: IndexPath) -> Place { places.value[0] }
  }

  @Test("1.7: the slip of always taking the first result shows with the second item", arguments: [false, true])
  func secondResult(slips: Bool) async throws {
    let (app, _, search) = try launched()
    if slips {
      try app.run {
        let completions = FirstOnly(completer, delegate: search)
        completions.places.bind { [collectionView = search.collectionView] _ in collectionView.reloadData() }
        search.completions = completions
      }
    }
    app.clearTranscript()
    try app.searchFields.firstMatch.tap()
    try app.searchFields.firstMatch.typeText("서")
    try app.cells.element(boundBy: 1).tap()
    try app.settle()
    #expect(search.log.contains("didSelectPlace \(slips ? "서울역" : "서촌")"))
    assertSnapshot(of: app, as: everything, named: slips ? "first-taken" : "second-taken")
  }
}
