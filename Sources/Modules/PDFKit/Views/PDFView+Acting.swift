import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// What is at a point of a view.
public struct PDFAreaOfInterest: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Creates kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A page.
  public static let pageArea = Self(rawValue: 1)
  /// Text.
  public static let textArea = Self(rawValue: 2)
  /// An annotation.
  public static let annotationArea = Self(rawValue: 4)
  /// A link.
  public static let linkArea = Self(rawValue: 8)
  /// A control; never here.
  public static let controlArea = Self(rawValue: 16)
  /// A field for text.
  public static let textFieldArea = Self(rawValue: 32)
  /// A picture; never here.
  public static let iconArea = Self(rawValue: 64)
  /// The window of a note.
  public static let popupArea = Self(rawValue: 128)
  /// A picture of a page; never here.
  public static let imageArea = Self(rawValue: 256)
}

extension PDFView {
  func act(_ action: PDFAction) {
    switch action {
    case let action as PDFActionGoTo: go(to: action.destination)
    case let action as PDFActionURL: if let url = action.url { open(url) }
    case let action as PDFActionRemoteGoTo: open(action.url)
    case let action as PDFActionNamed: act(action.name)
    case let action as PDFActionResetForm:
      for annotation in document?.pages.flatMap(\.annotations) ?? []
      where annotation.type == "Widget" && action.resets(annotation.fieldName) { annotation.reset() }
    default: break
    }
  }

  private func open(_ url: URL) {
    let heard: Void? = UserCode.ask(delegate, "pdfViewWillClick(onLink:with:)") {
      $0.pdfViewWillClick(onLink: self, with: url)
    }
    if heard == nil { UIApplication.shared.open(url) }
  }

  private func act(_ name: PDFActionNamedName) {
    switch name {
    case .nextPage: goToNextPage(nil)
    case .previousPage: goToPreviousPage(nil)
    case .firstPage: goToFirstPage(nil)
    case .lastPage: goToLastPage(nil)
    case .goBack: goBack(nil)
    case .goForward: goForward(nil)
    case .zoomIn: zoomIn(nil)
    case .zoomOut: zoomOut(nil)
    case .find: UserCode.tell(delegate, "pdfViewPerformFind(_:)", of: self) { $0.pdfViewPerformFind(self) }
    case .goToPage: UserCode.tell(delegate, "pdfViewPerformGo(toPage:)", of: self) { $0.pdfViewPerformGo(toPage: self) }
    case .print, .none: break
    }
  }

  /// A tap checks a box, or one of several.
  func toggle(_ annotation: PDFAnnotation) {
    guard !annotation.isReadOnly else { return }
    let isOn = annotation.buttonWidgetState == .onState
    switch annotation.widgetControlType {
    case .checkBoxControl: annotation.buttonWidgetState = isOn ? .offState : .onState
    case .radioButtonControl:
      if !isOn {
        annotation.buttonWidgetState = .onState
      } else if annotation.allowsToggleToOff {
        annotation.buttonWidgetState = .offState
      }
    case .pushButtonControl, .unknownControl: break
    }
  }

  func area(at point: CGPoint) -> PDFAreaOfInterest {
    guard let page = page(for: point, nearest: false) else { return [] }
    let point = convert(point, to: page)
    var area: PDFAreaOfInterest = .pageArea
    if page.characterIndex(at: point) >= 0 { area.insert(.textArea) }
    guard let annotation = page.annotation(at: point) else { return area }
    area.insert(.annotationArea)
    switch annotation.type {
    case "Link": area.insert(.linkArea)
    case "Widget" where annotation.widgetFieldType == .text: area.insert(.textFieldArea)
    case "Popup": area.insert(.popupArea)
    default: break
    }
    return area
  }
}
