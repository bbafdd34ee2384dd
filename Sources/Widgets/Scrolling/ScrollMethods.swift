package import PlainviewRuntime

/// What scroll views tell their delegates.
@MainActor package enum ScrollMethods {
  package static let delegate = DelegateMethods<any UIScrollViewDelegate>(
    [
      "scrollViewDidScroll(_:)": "scrollViewDidScroll:",
      "scrollViewDidZoom(_:)": "scrollViewDidZoom:",
      "scrollViewWillBeginDragging(_:)": "scrollViewWillBeginDragging:",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)":
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      "scrollViewDidEndDragging(_:willDecelerate:)": "scrollViewDidEndDragging:willDecelerate:",
      "scrollViewWillBeginDecelerating(_:)": "scrollViewWillBeginDecelerating:",
      "scrollViewDidEndDecelerating(_:)": "scrollViewDidEndDecelerating:",
      "scrollViewDidEndScrollingAnimation(_:)": "scrollViewDidEndScrollingAnimation:",
      "viewForZooming(in:)": "viewForZoomingInScrollView:",
      "scrollViewWillBeginZooming(_:with:)": "scrollViewWillBeginZooming:withView:",
      "scrollViewDidEndZooming(_:with:atScale:)": "scrollViewDidEndZooming:withView:atScale:",
      "scrollViewShouldScrollToTop(_:)": "scrollViewShouldScrollToTop:",
      "scrollViewDidScrollToTop(_:)": "scrollViewDidScrollToTop:",
      "scrollViewDidChangeAdjustedContentInset(_:)": "scrollViewDidChangeAdjustedContentInset:",
    ], bare: BareWidgetDelegate())
}
