import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import UIKit

extension BareWidgetDelegate: UIGestureRecognizerDelegate, CAAnimationDelegate, UIApplicationDelegate {}
extension BareWidgetDelegate: CALayerDelegate {}
extension BareWidgetDelegate: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {}
extension BareWidgetDelegate: UIViewControllerTransitioningDelegate {}

final class BareSceneDelegate: NSObject, UIWindowSceneDelegate {}

/// Has every second method.
final class EverySecondMethod: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// Asked for an event, not for a touch: two methods of one name.
final class EventReceiver: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

@MainActor enum BareAnswers {
  /// What delegates have that have nothing but what is required, over all protocols.
  static var all: [String] {
    func names<Delegate>(_ methods: DelegateMethods<Delegate>, _ delegate: Delegate) -> [String] {
      Conformance.implemented(by: delegate, among: methods)
    }
    let (bare, list, scene) = (BareWidgetDelegate(), BareListDelegate(), BareSceneDelegate())
    return names(GestureMethods.delegate, bare) + names(AnimationMethods.delegate, bare)
      + names(LayerMethods.delegate, bare)
      + names(PresentationMethods.adaptive, bare) + names(PresentationMethods.sheet, bare)
      + names(PresentationMethods.popover, bare) + names(PresentationMethods.transitioning, bare)
      + names(ApplicationMethods.application, bare) + names(ApplicationMethods.scene, scene)
      + names(ApplicationMethods.windowScene, scene) + names(TextMethods.field, bare) + names(TextMethods.view, bare)
      + names(TextMethods.storage, bare) + names(TextMethods.layout, bare)
      + names(ScrollMethods.delegate, bare) + names(SearchMethods.bar, bare) + names(SearchMethods.controller, bare)
      + names(SearchMethods.results, bare) + names(SearchMethods.field, bare)
      + names(ControllerMethods.navigation, bare)
      + names(ControllerMethods.tabs, bare) + names(ControllerMethods.split, bare)
      + names(ControllerMethods.pages, bare) + names(ControllerMethods.pageSource, bare)
      + names(ControllerMethods.imagePicker, bare) + names(BarMethods.navigation, bare) + names(BarMethods.tabs, bare)
      + names(TableMethods.dataSource, list) + names(TableMethods.prefetching, list)
      + names(TableMethods.delegate, list) + names(CollectionMethods.dataSource, list)
      + names(CollectionMethods.prefetching, list) + names(CollectionMethods.delegate, list)
      + names(CollectionMethods.flowLayout, list)
  }
}
