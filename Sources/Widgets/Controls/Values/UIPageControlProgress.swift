public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// How far the current page of a page control is, which its dot shows.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  /// Returns the initial progress of pages, and is informed of changes; not retained.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// From 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      let inside = min(max(currentProgress, 0), 1)
      if inside != currentProgress { currentProgress = inside }
    }
  }

  /// Whether the page control shows it.
  open var isProgressVisible: Bool { (control?.numberOfPages ?? 0) > 0 && control?.window != nil }

  final weak var control: UIPageControl?

  public override init() { super.init() }

  /// A page became the current one.
  func pageDidChange(to page: Int) {
    currentProgress =
      UserCode.ask(delegate, "pageControlProgress(_:initialProgressForPage:)") {
        $0.pageControlProgress(self, initialProgressForPage: page)
      } ?? 0
  }

  final func visibilityDidChange() {
    UserCode.tell(delegate, "pageControlProgressVisibilityDidChange(_:)") {
      $0.pageControlProgressVisibilityDidChange(self)
    }
  }
}

/// Is told of a page control's progress; every method has a default.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Where the progress of a page begins, from 0 to 1; 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Called when the page control begins or stops showing the progress.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Default for delegates without the method: 0.
  dynamic public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  {
    leftOut(by: self, 0, with: [progress, page])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
    leftOut(by: self, with: [progress])
  }
}
