import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// A list of cities with a search in its navigation item.
private final class CityController: UIViewController {
  let search: UISearchController
  let city = UIButton(frame: CGRect(x: 40, y: 300, width: 200, height: 44))
  var taps = 0

  init(_ search: UISearchController) {
    self.search = search
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    title = "Cities"
    city.setTitle("Seoul", for: .normal)
    city.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(city)
    navigationItem.searchController = search
    definesPresentationContext = true
  }
}

@MainActor @Suite struct SearchControllerTests {
  private let recorder = SearchRecorder()

  private func shown(results: UIViewController? = nil) throws -> (XCUIApplication, UISearchController, CityController) {
    let search = UISearchController(searchResultsController: results)
    search.searchBar.placeholder = "Search"
    search.searchBar.delegate = recorder
    search.delegate = recorder
    search.searchResultsUpdater = recorder
    let cities = CityController(search)
    let app = XCUIApplication(rootViewController: UINavigationController(rootViewController: cities))
    try app.launch()
    return (app, search, cities)
  }

  private func tapField(_ app: XCUIApplication, _ search: UISearchController) throws {
    let field = search.searchBar.searchTextField
    try tap(app, at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
  }

  private func tap(_ app: XCUIApplication, at point: CGPoint) throws {
    try app.touchDown(at: point)
    try app.advance(by: 0.05)
    try app.touchUp()
    try app.settle()
  }

  @Test func `The bar stands below the titles, and the screen begins below it`() throws {
    let (app, search, cities) = try shown()
    #expect(app.isRunning)
    let bar = try #require(cities.navigationController?.navigationBar)
    #expect(search.searchBar.superview === bar)
    #expect(bar.bounds.height == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: bar.bounds.width, height: 52))
    #expect(
      search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: bar.bounds.width - 32, height: 36))
    #expect(cities.view.safeAreaInsets.top == bar.frame.maxY)
  }

  @Test func `A tap on the field begins the search in UIKit's order`() throws {
    let (app, search, cities) = try shown()
    try tapField(app, search)
    #expect(recorder.take() == ["shouldBegin", "didBegin", "willPresent", "update ''", "didPresent"])
    #expect(search.isActive)
    #expect(cities.presentedViewController === search)
    #expect(search.searchBar.showsCancelButton)
    // The titles go; only the search bar is left.
    #expect(cities.navigationController?.navigationBar.bounds.height == 52)
  }

  @Test func `Typing updates the results once a letter`() throws {
    let (app, search, _) = try shown()
    try tapField(app, search)
    _ = recorder.take()
    try app.typeText("서")
    #expect(
      recorder.take() == [
        "may 0 0 'ㅅ'", "text 'ㅅ'", "update 'ㅅ'", "may 1 0 'ㅓ'", "text '서'", "update '서'",
      ])
  }

  @Test func `Return searches, puts the keyboard away and leaves the search active`() throws {
    let (app, search, _) = try shown()
    try tapField(app, search)
    try app.typeText("a")
    _ = recorder.take()
    try app.typeText("\n")
    #expect(recorder.take() == ["search", "shouldEnd", "didEnd"])
    #expect(search.isActive)
    #expect(app.buttons["Cancel"].isEnabled)
    try tapField(app, search)
    #expect(recorder.take() == ["shouldBegin", "didBegin", "update 'a'"])
  }

  @Test func `Cancel ends the search with an empty text`() throws {
    let (app, search, cities) = try shown()
    try tapField(app, search)
    try app.typeText("a")
    _ = recorder.take()
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(
      recorder.take() == ["cancel", "willDismiss", "shouldEnd", "didEnd", "update '' inactive", "didDismiss"])
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(cities.presentedViewController == nil)
    #expect(!search.searchBar.showsCancelButton)
    #expect(cities.navigationController?.navigationBar.bounds.height == 96)
  }

  @Test func `Code begins and ends a search`() throws {
    let (app, search, _) = try shown()
    try app.run { search.isActive = true }
    try app.settle()
    #expect(recorder.take() == ["willPresent", "update ''", "didPresent"])
    try app.run { search.isActive = false }
    try app.settle()
    #expect(recorder.take() == ["willDismiss", "didDismiss"])
    #expect(!search.isActive)
  }

  @Test func `A text set by code updates the results`() throws {
    let (app, search, _) = try shown()
    try tapField(app, search)
    _ = recorder.take()
    try app.run { search.searchBar.text = "b" }
    #expect(recorder.take() == ["update 'b'"])
    try app.run { search.searchBar.text = "b" }
    #expect(recorder.take() == [])
  }

  @Test func `What is searched lies in the dark, and a tap there ends the search`() throws {
    let (app, search, cities) = try shown()
    try tapField(app, search)
    try tap(app, at: CGPoint(x: 140, y: 322))
    try app.settle()
    #expect(cities.taps == 0)
    #expect(!search.isActive)
  }

  @Test func `What is not obscured can be tapped while the search is active`() throws {
    let (app, search, cities) = try shown()
    search.obscuresBackgroundDuringPresentation = false
    try tapField(app, search)
    try tap(app, at: CGPoint(x: 140, y: 322))
    #expect(cities.taps == 1)
    #expect(search.isActive)
  }

  @Test func `Results are shown over the searched screen while there is a text`() throws {
    let results = UIViewController()
    let label = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 20))
    label.text = "Busan"
    results.view.addSubview(label)
    results.view.backgroundColor = .white
    let (app, search, cities) = try shown(results: results)
    try tapField(app, search)
    #expect(!app.staticTexts["Busan"].exists)
    try app.typeText("B")
    #expect(app.staticTexts["Busan"].isHittable)
    try tap(app, at: CGPoint(x: 140, y: 322))
    #expect(cities.taps == 0)
    try app.pressDelete()
    #expect(!app.staticTexts["Busan"].exists)
    #expect(results.parent === search)
  }

  @Test func `A scope bar comes with the search, and a choice updates the results`() throws {
    let (app, search, _) = try shown()
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    try tapField(app, search)
    _ = recorder.take()
    #expect(search.searchBar.showsScopeBar)
    try app.buttons["Near"].tap()
    #expect(recorder.take() == ["scope 1", "update ''"])
    try app.run { search.isActive = false }
    try app.settle()
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test func `A scope bar comes with the first text, or never, where the app wants that`() throws {
    let (app, search, _) = try shown()
    #expect(search.scopeBarActivation == .automatic && search.automaticallyShowsScopeBar)
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    search.scopeBarActivation = .onTextEntry
    try tapField(app, search)
    #expect(!search.searchBar.showsScopeBar)
    try app.typeText("a")
    #expect(search.searchBar.showsScopeBar)
    try app.run { search.isActive = false }
    try app.settle()
    #expect(!search.searchBar.showsScopeBar)
    search.scopeBarActivation = .manual
    #expect(!search.automaticallyShowsScopeBar)
    try tapField(app, search)
    try app.typeText("a")
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test func `Suggestions are shown while the search is active, and a tap chooses one`() throws {
    let (app, search, _) = try shown()
    #expect(search.searchSuggestions == nil && search.searchBarPlacement == .stacked)
    try app.run {
      search.searchSuggestions = [
        UISearchSuggestionItem(localizedSuggestion: "Seoul"),
        UISearchSuggestionItem(localizedSuggestion: "Busan", localizedDescription: "A port"),
      ]
    }
    #expect(!app.staticTexts["Busan"].exists)
    try tapField(app, search)
    #expect(app.staticTexts["Seoul"].exists && app.staticTexts["A port"].exists)
    _ = recorder.take()
    try app.staticTexts["Busan"].tap()
    #expect(recorder.take() == ["chosen 'Busan'"])
    #expect(search.isActive)
    try app.run { search.searchSuggestions = [] }
    #expect(!app.staticTexts["Busan"].exists)
  }

  @Test func `A dismissal of what the searched screen presents ends the search`() throws {
    let (app, search, cities) = try shown()
    try tapField(app, search)
    try app.typeText("a")
    _ = recorder.take()
    try app.run { cities.dismiss(animated: true) }
    try app.settle()
    #expect(recorder.take().contains("didDismiss"))
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
  }

  @Test func `The search stays active below a pushed screen`() throws {
    let (app, search, cities) = try shown()
    try tapField(app, search)
    try app.typeText("a")
    let navigation = try #require(cities.navigationController)
    try app.run { navigation.pushViewController(UIViewController(), animated: true) }
    try app.settle()
    #expect(search.searchBar.superview == nil)
    #expect(search.isActive)
    #expect(navigation.navigationBar.bounds.height == 44)
    try app.run { _ = navigation.popViewController(animated: true) }
    try app.settle()
    #expect(search.searchBar.superview === navigation.navigationBar)
    #expect(search.searchBar.text == "a")
    #expect(search.isActive)
  }

  @Test func `V11 While a search is active its presenter can present nothing else`() throws {
    let (app, search, cities) = try shown()
    cities.definesPresentationContext = false
    try tapField(app, search)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    try app.run { cities.present(alert, animated: true) }
    #expect(app.console.last?.contains("which is already presenting <UISearchController: 0x") ?? false)
  }

  @Test func `A bar in the searched screen begins the search too, and stays above the dark`() throws {
    let search = UISearchController(searchResultsController: nil)
    search.delegate = recorder
    let controller = UIViewController()
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.run {
      search.searchBar.frame = CGRect(x: 0, y: 60, width: controller.view.bounds.width, height: 56)
      controller.view.addSubview(search.searchBar)
    }
    try tapField(app, search)
    #expect(recorder.take() == ["willPresent", "didPresent"])
    try app.typeText("a")
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(recorder.take() == ["willDismiss", "didDismiss"])
  }

  @Test func `A search that the app presents itself brings its bar along`() throws {
    let search = UISearchController(searchResultsController: nil)
    search.delegate = recorder
    let controller = UIViewController()
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.run { controller.present(search, animated: true) }
    try app.settle()
    #expect(recorder.take() == ["willPresent", "didPresent"])
    #expect(search.isActive)
    #expect(search.searchBar.isFirstResponder)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(!search.isActive)
    #expect(controller.presentedViewController == nil)
  }

  @Test func `An item keeps the place that it wants for its search bar`() {
    let item = UINavigationItem(title: "Search")
    #expect(item.preferredSearchBarPlacement == .automatic)
    item.preferredSearchBarPlacement = .stacked
    #expect(item.preferredSearchBarPlacement == .stacked)
    #expect(item.searchBarPlacement == .stacked)
  }

  @Test func `A search off the screen does not begin`() {
    let search = UISearchController(searchResultsController: nil)
    search.isActive = true
    #expect(!search.isActive)
  }
}
