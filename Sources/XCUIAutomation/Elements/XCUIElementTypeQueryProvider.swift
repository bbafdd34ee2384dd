public import PlainviewUIAutomation

/// What has elements of each kind below it.
@preconcurrency @MainActor public protocol XCUIElementTypeQueryProvider {
  /// A query for the elements of a type at any depth below.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
  /// The match that comes first in the tree; of an element, the element itself.
  var firstMatch: XCUIElement { get }
}

extension XCUIElement {
  /// The element itself, which is looked for once.
  public var firstMatch: XCUIElement { self }
}

// Kinds that no view here is are those of other systems; a query for one finds nothing.
extension XCUIElementTypeQueryProvider {
  /// A query for the touch bars at any depth below: elements of the type `.touchBar`.
  public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
  /// A query for the groups at any depth below: elements of the type `.group`.
  public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// A query for the windows at any depth below: elements of the type `.window`.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  /// A query for the sheets at any depth below: elements of the type `.sheet`.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// A query for the drawers at any depth below: elements of the type `.drawer`.
  public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
  /// A query for the alerts at any depth below: elements of the type `.alert`.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// A query for the dialogs at any depth below: elements of the type `.dialog`.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// A query for the buttons at any depth below: elements of the type `.button`.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// A query for the radio buttons at any depth below: elements of the type `.radioButton`.
  public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
  /// A query for the radio groups at any depth below: elements of the type `.radioGroup`.
  public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
  /// A query for the check boxes at any depth below: elements of the type `.checkBox`.
  public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
  /// A query for the disclosure triangles at any depth below: elements of the type `.disclosureTriangle`.
  public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
  /// A query for the pop up buttons at any depth below: elements of the type `.popUpButton`.
  public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
  /// A query for the combo boxes at any depth below: elements of the type `.comboBox`.
  public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
  /// A query for the menu buttons at any depth below: elements of the type `.menuButton`.
  public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
  /// A query for the toolbar buttons at any depth below: elements of the type `.toolbarButton`.
  public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
  /// A query for the popovers at any depth below: elements of the type `.popover`.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// A query for the keyboards at any depth below: elements of the type `.keyboard`.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// A query for the keys at any depth below: elements of the type `.key`.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// A query for the navigation bars at any depth below: elements of the type `.navigationBar`.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// A query for the tab bars at any depth below: elements of the type `.tabBar`.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// A query for the tab groups at any depth below: elements of the type `.tabGroup`.
  public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
  /// A query for the toolbars at any depth below: elements of the type `.toolbar`.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// A query for the status bars at any depth below: elements of the type `.statusBar`.
  public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
  /// A query for the tables at any depth below: elements of the type `.table`.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// A query for the table rows at any depth below: elements of the type `.tableRow`.
  public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
  /// A query for the table columns at any depth below: elements of the type `.tableColumn`.
  public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
  /// A query for the outlines at any depth below: elements of the type `.outline`.
  public var outlines: XCUIElementQuery { descendants(matching: .outline) }
  /// A query for the outline rows at any depth below: elements of the type `.outlineRow`.
  public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
  /// A query for the disclosed child rows at any depth below: elements of the type `.outlineRow`.
  public var disclosedChildRows: XCUIElementQuery { descendants(matching: .outlineRow) }
  /// A query for the browsers at any depth below: elements of the type `.browser`.
  public var browsers: XCUIElementQuery { descendants(matching: .browser) }
  /// A query for the collection views at any depth below: elements of the type `.collectionView`.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// A query for the sliders at any depth below: elements of the type `.slider`.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// A query for the page indicators at any depth below: elements of the type `.pageIndicator`.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// A query for the progress indicators at any depth below: elements of the type `.progressIndicator`.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// A query for the activity indicators at any depth below: elements of the type `.activityIndicator`.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// A query for the segmented controls at any depth below: elements of the type `.segmentedControl`.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// A query for the pickers at any depth below: elements of the type `.picker`.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// A query for the picker wheels at any depth below: elements of the type `.pickerWheel`.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// A query for the switches at any depth below: elements of the type `.switch`.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// A query for the toggles at any depth below: elements of the type `.toggle`.
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  /// A query for the links at any depth below: elements of the type `.link`.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// A query for the images at any depth below: elements of the type `.image`.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// A query for the icons at any depth below: elements of the type `.icon`.
  public var icons: XCUIElementQuery { descendants(matching: .icon) }
  /// A query for the search fields at any depth below: elements of the type `.searchField`.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// A query for the scroll views at any depth below: elements of the type `.scrollView`.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// A query for the scroll bars at any depth below: elements of the type `.scrollBar`.
  public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
  /// A query for the static texts at any depth below: elements of the type `.staticText`.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// A query for the text fields at any depth below: elements of the type `.textField`.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// A query for the secure text fields at any depth below: elements of the type `.secureTextField`.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// A query for the date pickers at any depth below: elements of the type `.datePicker`.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// A query for the text views at any depth below: elements of the type `.textView`.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// A query for the menus at any depth below: elements of the type `.menu`.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// A query for the menu items at any depth below: elements of the type `.menuItem`.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// A query for the menu bars at any depth below: elements of the type `.menuBar`.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// A query for the menu bar items at any depth below: elements of the type `.menuBarItem`.
  public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// A query for the maps at any depth below: elements of the type `.map`.
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// A query for the web views at any depth below: elements of the type `.webView`.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// A query for the steppers at any depth below: elements of the type `.stepper`.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// A query for the cells at any depth below: elements of the type `.cell`.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// A query for the layout areas at any depth below: elements of the type `.layoutArea`.
  public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
  /// A query for the views of no more specific kind, at any depth below: elements of the type `.other`.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// A query for the status items at any depth below: elements of the type `.statusItem`.
  public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
  /// A query for the color wells at any depth below: elements of the type `.colorWell`.
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// A query for the grids at any depth below: elements of the type `.grid`.
  public var grids: XCUIElementQuery { descendants(matching: .grid) }
  /// A query for the handles at any depth below: elements of the type `.handle`.
  public var handles: XCUIElementQuery { descendants(matching: .handle) }
  /// A query for the tabs at any depth below: elements of the type `.tab`.
  public var tabs: XCUIElementQuery { descendants(matching: .tab) }
  /// A query for the decrement arrows at any depth below: elements of the type `.decrementArrow`.
  public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
  /// A query for the dock items at any depth below: elements of the type `.dockItem`.
  public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
  /// A query for the help tags at any depth below: elements of the type `.helpTag`.
  public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
  /// A query for the increment arrows at any depth below: elements of the type `.incrementArrow`.
  public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
  /// A query for the layout items at any depth below: elements of the type `.layoutItem`.
  public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
  /// A query for the level indicators at any depth below: elements of the type `.levelIndicator`.
  public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
  /// A query for the mattes at any depth below: elements of the type `.matte`.
  public var mattes: XCUIElementQuery { descendants(matching: .matte) }
  /// A query for the rating indicators at any depth below: elements of the type `.ratingIndicator`.
  public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
  /// A query for the relevance indicators at any depth below: elements of the type `.relevanceIndicator`.
  public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
  /// A query for the ruler markers at any depth below: elements of the type `.rulerMarker`.
  public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
  /// A query for the rulers at any depth below: elements of the type `.ruler`.
  public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
  /// A query for the split groups at any depth below: elements of the type `.splitGroup`.
  public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
  /// A query for the splitters at any depth below: elements of the type `.splitter`.
  public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
  /// A query for the timelines at any depth below: elements of the type `.timeline`.
  public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
  /// A query for the value indicators at any depth below: elements of the type `.valueIndicator`.
  public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
}
