public import Foundation
import PlainviewCoreLocation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// Makes the views of a map and is notified of its changes; every method is optional.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the map shows another region.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after the map has shown another region; with an animation, when the animation ends.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called after the visible region has changed.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called before the map loads, in the turn after the delegate was set.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Called when the map has loaded.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Declared for a map that cannot be loaded; never called here.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Declared for the begin of rendering; never called here.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// Called when the map has been rendered, directly after loading.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Called for each annotation that is added; nil selects the standard view.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called after views of new annotations were added to the map.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called when a control in a callout is tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Called after an annotation was selected, with its view.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called after an annotation was deselected, with its view.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called after an annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Called after an annotation was deselected.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Called when the map begins to follow the user's location.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// Called when the map no longer follows the user's location.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Called when a new location of the user has arrived.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called when the user's location could not be found.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Declared for the stages of a drag; never called here.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  /// Called after the mode of following the user has changed.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Called for each overlay that is added; returns the object that draws it.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called after the renderer of a new overlay was added.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Declared for the annotation of a cluster; never called here.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// The default of the optional `mapView(_:regionWillChangeAnimated:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    leftOut(by: self, with: [mapView, animated])
  }
  /// The default of the optional `mapView(_:regionDidChangeAnimated:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    leftOut(by: self, with: [mapView, animated])
  }
  /// The default of the optional `mapViewDidChangeVisibleRegion(_:)`; does nothing.
  dynamic public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  /// The default of the optional `mapViewWillStartLoadingMap(_:)`; does nothing.
  dynamic public func mapViewWillStartLoadingMap(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  /// The default of the optional `mapViewDidFinishLoadingMap(_:)`; does nothing.
  dynamic public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  /// The default of the optional `mapViewDidFailLoadingMap(_:withError:)`; does nothing.
  dynamic public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
    leftOut(by: self, with: [mapView, error])
  }
  /// The default of the optional `mapViewWillStartRenderingMap(_:)`; does nothing.
  dynamic public func mapViewWillStartRenderingMap(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  /// The default of the optional `mapViewDidFinishRenderingMap(_:fullyRendered:)`; does nothing.
  dynamic public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
    leftOut(by: self, with: [mapView, fullyRendered])
  }
  /// The default of the optional `mapView(_:viewFor:)`; returns nil.
  dynamic public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    leftOut(by: self, nil, with: [mapView, annotation])
  }
  /// The default of the optional `mapView(_:didAdd:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    leftOut(by: self, with: [mapView, views])
  }
  /// The default of the optional `mapView(_:annotationView:calloutAccessoryControlTapped:)`; does nothing.
  dynamic public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) { leftOut(by: self, with: [mapView, view, control]) }
  /// The default of the optional `mapView(_:didSelect:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    leftOut(by: self, with: [mapView, view])
  }
  /// The default of the optional `mapView(_:didDeselect:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    leftOut(by: self, with: [mapView, view])
  }
  /// The default of the optional `mapView(_:didSelect:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    leftOut(by: self, with: [mapView, annotation])
  }
  /// The default of the optional `mapView(_:didDeselect:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
    leftOut(by: self, with: [mapView, annotation])
  }
  /// The default of the optional `mapViewWillStartLocatingUser(_:)`; does nothing.
  dynamic public func mapViewWillStartLocatingUser(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  /// The default of the optional `mapViewDidStopLocatingUser(_:)`; does nothing.
  dynamic public func mapViewDidStopLocatingUser(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  /// The default of the optional `mapView(_:didUpdate:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    leftOut(by: self, with: [mapView, userLocation])
  }
  /// The default of the optional `mapView(_:didFailToLocateUserWithError:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    leftOut(by: self, with: [mapView, error])
  }
  /// The default of the optional `mapView(_:annotationView:didChange:fromOldState:)`; does nothing.
  dynamic public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) { leftOut(by: self, with: [mapView, view, newState, oldState]) }
  /// The default of the optional `mapView(_:didChange:animated:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    leftOut(by: self, with: [mapView, mode, animated])
  }
  /// The default of the optional `mapView(_:rendererFor:)`; returns a plain renderer for the overlay.
  dynamic public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    leftOut(by: self, MKOverlayRenderer(overlay: overlay), with: [mapView, overlay])
  }
  /// The default of the optional `mapView(_:didAdd:)`; does nothing.
  dynamic public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
    leftOut(by: self, with: [mapView, renderers])
  }
  /// The default of the optional `mapView(_:clusterAnnotationForMemberAnnotations:)`; returns a cluster of the
  /// annotations.
  dynamic public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation {
    leftOut(by: self, MKClusterAnnotation(memberAnnotations: memberAnnotations), with: [mapView, memberAnnotations])
  }
}
