extension XCUIElement {
  /// The kind of an element; raw values are XCTest's. Kinds of other systems exist, but no element has them.
  public enum ElementType: UInt, CaseIterable, Sendable {
    /// Any type, no specific type, the app itself, windows, and buttons of several kinds.
    case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
    /// Menus and lists that open from a button, popovers, the keyboard and its keys, and navigation bars.
    case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar
    /// Bars, tables with their rows and columns, outlines, and browsers.
    case tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser
    /// Collection views, sliders, indicators, segmented controls, and pickers.
    case collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
    /// Wheels of pickers, switches, links, images, search fields, scroll views, texts, and text fields.
    case pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
    /// Secure text fields, date pickers, text views, menus, maps, web views, and the arrow that increases a value.
    case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow
    /// The arrow that decreases a value, indicators of values, split views, and color wells.
    case decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell
    /// Types of macOS, grids, indicators of levels, cells, and areas, items and handles of layouts.
    case helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle
    /// Steppers, tabs, the touch bar, and status items.
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
