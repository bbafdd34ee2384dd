public import Foundation
import PlainviewCoreLocation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// Makes the views of a map and hears of it; every method is optional.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  dynamic public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    leftOut(by: self, with: [mapView, animated])
  }
  dynamic public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    leftOut(by: self, with: [mapView, animated])
  }
  dynamic public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  dynamic public func mapViewWillStartLoadingMap(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  dynamic public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  dynamic public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
    leftOut(by: self, with: [mapView, error])
  }
  dynamic public func mapViewWillStartRenderingMap(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  dynamic public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
    leftOut(by: self, with: [mapView, fullyRendered])
  }
  dynamic public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    leftOut(by: self, nil, with: [mapView, annotation])
  }
  dynamic public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    leftOut(by: self, with: [mapView, views])
  }
  dynamic public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) { leftOut(by: self, with: [mapView, view, control]) }
  dynamic public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    leftOut(by: self, with: [mapView, view])
  }
  dynamic public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    leftOut(by: self, with: [mapView, view])
  }
  dynamic public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    leftOut(by: self, with: [mapView, annotation])
  }
  dynamic public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
    leftOut(by: self, with: [mapView, annotation])
  }
  dynamic public func mapViewWillStartLocatingUser(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  dynamic public func mapViewDidStopLocatingUser(_ mapView: MKMapView) { leftOut(by: self, with: [mapView]) }
  dynamic public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    leftOut(by: self, with: [mapView, userLocation])
  }
  dynamic public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    leftOut(by: self, with: [mapView, error])
  }
  dynamic public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) { leftOut(by: self, with: [mapView, view, newState, oldState]) }
  dynamic public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    leftOut(by: self, with: [mapView, mode, animated])
  }
  dynamic public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    leftOut(by: self, MKOverlayRenderer(overlay: overlay), with: [mapView, overlay])
  }
  dynamic public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
    leftOut(by: self, with: [mapView, renderers])
  }
  dynamic public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation {
    leftOut(by: self, MKClusterAnnotation(memberAnnotations: memberAnnotations), with: [mapView, memberAnnotations])
  }
}
