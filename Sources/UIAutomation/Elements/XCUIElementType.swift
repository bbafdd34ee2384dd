extension XCUIElement {
  /// The kind of an element; raw values are XCTest's. Kinds of other systems are there, and no element is of them.
  public enum ElementType: UInt, CaseIterable, Sendable {
    case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
    case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar
    case tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser
    case collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
    case pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
    case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow
    case decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell
    case helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle
    case stepper, tab, touchBar, statusItem

    /// The kinds that elements of apps on phones and tablets are of.
    package static let ofApps: [ElementType] = [
      .any, .other, .window, .button, .staticText, .textField, .secureTextField, .image, .textView, .scrollView,
      .switch,
      .slider, .stepper, .segmentedControl, .pageIndicator, .picker, .pickerWheel, .datePicker, .progressIndicator,
      .activityIndicator, .colorWell, .navigationBar, .toolbar, .tabBar, .searchField, .alert, .sheet, .table,
      .collectionView, .cell, .popover, .keyboard, .key, .menuItem, .link,
    ]

    /// The name of the kind, as flows and commands write it.
    package var name: String { "\(self)" }

    /// The kind of that name.
    package init?(name: String) {
      guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = type
    }
  }
}
