import PlainviewUIAutomation

extension XCUIElement {
  /// The kind of an element; raw values are XCTest's.
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

    /// The driver's kind; nil for those that nothing on a screen here is.
    var driven: PlainviewUIAutomation.XCUIElement.ElementType? {
      PlainviewUIAutomation.XCUIElement.ElementType.allCases.first { "\($0)" == "\(self)" }
    }

    init(_ driven: PlainviewUIAutomation.XCUIElement.ElementType) {
      self = Self.allCases.first { "\($0)" == "\(driven)" } ?? .other
    }
  }
}
