public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// How pages are shown: one alone, all below each other, two side by side.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// Whether pages are below each other or side by side.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// How pictures are drawn.
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

extension NSNotification.Name {
  /// Posted when a view gets another document.
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
  /// Posted when a view shows another page.
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  /// Posted when other pages are visible.
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  /// Posted when a view shows pages in another size.
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
  /// Posted when other text is chosen.
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewChangedSelection")
  /// Posted when the display mode of a view changes.
  public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChanged")
  /// Posted when a view shows another rectangle of pages.
  public static let PDFViewDisplayBoxChanged = NSNotification.Name("PDFViewDisplayBoxChanged")
  /// Posted when the history of a view changes.
  public static let PDFViewChangedHistory = NSNotification.Name("PDFViewChangedHistory")
  /// Posted when an annotation was tapped.
  public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
  /// Posted before a tap on an annotation has its effect; never here.
  public static let PDFViewAnnotationWillHit = NSNotification.Name("PDFViewAnnotationWillHit")
  /// Posted when the user may not copy; never here.
  public static let PDFViewCopyPermission = NSNotification.Name("PDFViewCopyPermission")
  /// Posted when the user may not print; never here.
  public static let PDFViewPrintPermission = NSNotification.Name("PDFViewPrintPermission")
}

/// Is told of taps on links; every method is optional.
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
  /// Called for a tap on a link; without the method the address is opened.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  /// Declared for the controller that shows more about a word; never called here.
  func pdfViewParentViewController() -> UIViewController
  /// Called for an action that is to find something.
  func pdfViewPerformFind(_ sender: PDFView)
  /// Called for an action that is to ask for a page.
  func pdfViewPerformGo(toPage sender: PDFView)
}

extension PDFViewDelegate {
  /// The default of the optional method; does nothing.
  dynamic public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {
    leftOut(by: self, with: [sender, url])
  }
  /// The default of the optional method; returns an empty controller.
  dynamic public func pdfViewParentViewController() -> UIViewController {
    leftOut(by: self, UIViewController(nibName: nil, bundle: nil), with: [])
  }
  /// The default of the optional method; does nothing.
  dynamic public func pdfViewPerformFind(_ sender: PDFView) { leftOut(by: self, with: [sender]) }
  /// The default of the optional method; does nothing.
  dynamic public func pdfViewPerformGo(toPage sender: PDFView) { leftOut(by: self, with: [sender]) }
}
