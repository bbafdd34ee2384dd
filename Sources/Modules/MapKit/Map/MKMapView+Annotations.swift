public import Foundation
import PlainviewCoreLocation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

// The annotations and overlays of the map.
extension MKMapView {
  /// The annotations of the map, in the order in which they were added.
  public var annotations: [any MKAnnotation] { shown }

  func baseAdd(_ annotations: [any MKAnnotation]) {
    let new = annotations.filter { one in !shown.contains { $0 === one } }
    shown += new
    let added = new.compactMap(makeView)
    placeAnnotations()
    if !added.isEmpty {
      UserCode.tell(delegate, "mapView(_:didAdd:)", of: self) { $0.mapView(self, didAdd: added) }
    }
  }

  func baseRemove(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      baseDeselect(annotation, false)
      shown.removeAll { $0 === annotation }
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      if let name = view.reuseIdentifier { reusable[name, default: []].append(view) }
    }
  }

  private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView? {
    let asked: MKAnnotationView?? = UserCode.ask(delegate, "mapView(_:viewFor:)") {
      $0.mapView(self, viewFor: annotation)
    }
    let view = (asked ?? nil) ?? usualView(for: annotation)
    view.annotation = annotation
    view.prepareForDisplay()
    views[ObjectIdentifier(annotation)] = view
    addSubview(view)
    return view
  }

  /// A registered class goes before a marker; the user has a view of their own.
  private func usualView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
    let name =
      annotation is MKClusterAnnotation
      ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
    if registered[name] != nil { return dequeueReusableAnnotationView(withIdentifier: name, for: annotation) }
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.canShowCallout = true
    return view
  }

  /// Puts the views where their annotations are; those beyond the edges are hidden.
  func placeAnnotations() {
    for annotation in shown {
      guard let view = views[ObjectIdentifier(annotation)] else { continue }
      place(view)
    }
  }

  func place(_ view: MKAnnotationView) {
    guard let annotation = view.annotation else { return }
    let isKnown = CLLocationCoordinate2DIsValid(annotation.coordinate)
    view.isHidden = !isKnown || !visibleMapRect.contains(MKMapPoint(annotation.coordinate))
    guard isKnown else { return }
    let point = convert(annotation.coordinate, toPointTo: self)
    view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    view.placeCallout()
  }

  // MARK: Reuse

  /// Registers a class from which annotation views with an identifier are made.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered[identifier] = viewClass
  }
  /// Returns a view with the identifier that is no longer in use, else a new one of the registered class; nil without one.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = reusable[identifier]?.popLast() else {
      let type = registered[identifier] as? MKAnnotationView.Type
      return type.map { AnnotationViewMaker.view(of: $0, nil, identifier) }
    }
    UserCode.run { view.prepareForReuse() }
    view.isHidden = false
    return view
  }
  /// Returns a reused view or a new one of the registered class; without a registered class it raises an exception.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    guard let type = registered[identifier] as? MKAnnotationView.Type else {
      raise(
        .invalidArgument(
          "unable to dequeue an annotation view with identifier \(identifier) - must register a class for the identifier"
        ))
      return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    return AnnotationViewMaker.view(of: type, annotation, identifier)
  }

  // MARK: Selection

  /// The annotations that are selected, one at most; setting it deselects all others.
  public var selectedAnnotations: [any MKAnnotation] {
    get { selected }
    set {
      for annotation in selected { deselectAnnotation(annotation, animated: false) }
      for annotation in newValue { selectAnnotation(annotation, animated: false) }
    }
  }

  func baseSelect(_ annotation: any MKAnnotation, _ animated: Bool) {
    guard shown.contains(where: { $0 === annotation }), !selected.contains(where: { $0 === annotation }) else { return }
    for other in selected { baseDeselect(other, animated) }
    selected = [annotation]
    guard let view = views[ObjectIdentifier(annotation)] else { return }
    bringSubviewToFront(view)
    view.setSelected(true, animated: animated)
    UserCode.tell(delegate, "mapView(_:didSelect:)", of: self) { $0.mapView(self, didSelect: view) }
    UserCode.tell(delegate, "mapView(_:didSelect:)", of: self) { $0.mapView(self, didSelect: annotation) }
  }

  func baseDeselect(_ annotation: any MKAnnotation, _ animated: Bool) {
    guard selected.contains(where: { $0 === annotation }) else { return }
    selected.removeAll { $0 === annotation }
    guard let view = views[ObjectIdentifier(annotation)] else { return }
    view.setSelected(false, animated: animated)
    UserCode.tell(delegate, "mapView(_:didDeselect:)", of: self) { $0.mapView(self, didDeselect: view) }
    UserCode.tell(delegate, "mapView(_:didDeselect:)", of: self) { $0.mapView(self, didDeselect: annotation) }
  }

  func tapped(_ control: UIControl, of view: MKAnnotationView) {
    UserCode.tell(delegate, "mapView(_:annotationView:calloutAccessoryControlTapped:)", of: self) {
      $0.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
  }

  /// Shows the part with all annotations.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    // A margin of a tenth; around a single coordinate some hundred meters.
    let margin = max(max(rect.width, rect.height) * 0.1, 1000)
    setVisibleMapRect(rect.insetBy(dx: -margin, dy: -margin), animated: animated)
  }
  /// Returns the annotations whose coordinates lie in a rectangle of the flat map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      shown.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap {
        ($0 as? NSObject).map(AnyHashable.init)
      }
    )
  }
  /// The part of the map view in which annotations are shown, its bounds.
  public var annotationVisibleRect: CGRect { bounds }

  // MARK: Overlays

  /// The overlays of the map, in drawing order.
  public var overlays: [any MKOverlay] { covering.map(\.overlay) }
  /// Returns the overlays of a level, in drawing order.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    covering.filter { $0.level == level }.map(\.overlay)
  }
  /// Adds an overlay above the labels.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  /// Adds several overlays above the labels.
  public func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
  /// Adds several overlays at a level.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }
  /// Adds an overlay on top of the others, at a level; the delegate is asked for its renderer.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    insert(overlay, at: covering.count, level)
  }
  /// Inserts an overlay at an index of those above the labels; an index beyond the end adds it on top.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .aboveLabels)
  }
  /// Inserts an overlay at an index of a level; an index beyond the end adds it on top.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    let own = overlayIndexes(in: level)
    insert(overlay, at: own.indices.contains(index) ? own[index] : covering.count, level)
  }
  /// Inserts an overlay above the labels and directly above another one, or on top when that one is not on that level.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insert(overlay, at: overlayIndexAboveLabels(of: sibling).map { $0 + 1 } ?? covering.count, .aboveLabels)
  }
  /// Inserts an overlay above the labels and directly below another one, or on top when that one is not on that level.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insert(overlay, at: overlayIndexAboveLabels(of: sibling) ?? covering.count, .aboveLabels)
  }
  /// Exchanges the overlays at two indexes of those above the labels; an index beyond the end raises an exception.
  public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    let own = overlayIndexes(in: .aboveLabels)
    guard let wrong = [index1, index2].first(where: { !own.indices.contains($0) }) else {
      return covering.swapAt(own[index1], own[index2])
    }
    let limits = own.isEmpty ? "for empty array" : "[0 .. \(own.count - 1)]"
    raise(
      UncaughtException(
        name: "NSRangeException",
        reason: "*** -[__NSArrayM exchangeObjectAtIndex:withObjectAtIndex:]: index \(wrong) beyond bounds \(limits)"))
  }
  /// Exchanges two overlays of the map, and their levels; nothing happens unless both are on the map.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let one = overlayIndex(of: overlay1), let other = overlayIndex(of: overlay2) else { return }
    covering[one].overlay = overlay2
    covering[other].overlay = overlay1
  }
  /// Removes an overlay and its renderer.
  public func removeOverlay(_ overlay: any MKOverlay) {
    covering.removeAll { $0.overlay === overlay }
    renderers[ObjectIdentifier(overlay)] = nil
  }
  /// Removes several overlays and their renderers.
  public func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }

  private func overlayIndex(of overlay: any MKOverlay) -> Int? { covering.firstIndex { $0.overlay === overlay } }

  private func overlayIndexAboveLabels(of overlay: any MKOverlay) -> Int? {
    overlayIndex(of: overlay).flatMap { covering[$0].level == .aboveLabels ? $0 : nil }
  }

  /// The indexes of the overlays of a level among all.
  private func overlayIndexes(in level: MKOverlayLevel) -> [Int] {
    covering.indices.filter { covering[$0].level == level }
  }

  private func insert(_ overlay: any MKOverlay, at index: Int, _ level: MKOverlayLevel) {
    guard overlayIndex(of: overlay) == nil else { return }
    covering.insert((overlay, level), at: index)
    let renderer: MKOverlayRenderer? = UserCode.ask(delegate, "mapView(_:rendererFor:)") {
      $0.mapView(self, rendererFor: overlay)
    }
    guard let renderer else { return }
    renderers[ObjectIdentifier(overlay)] = renderer
    UserCode.tell(delegate, "mapView(_:didAdd:)", of: self) { $0.mapView(self, didAdd: [renderer]) }
  }
}

extension MKMapView {
  /// A tap on an annotation selects it, one beside takes the selection away; one in a callout is the callout's.
  func tapped(at point: CGPoint) {
    var view = hitTest(point, with: nil)
    while let one = view, !(one is MKAnnotationView), one !== self {
      if one is CalloutView { return }
      view = one.superview
    }
    if let view = view as? MKAnnotationView, let annotation = view.annotation, view.isEnabled {
      selectAnnotation(annotation, animated: true)
    } else {
      for annotation in selected { deselectAnnotation(annotation, animated: true) }
    }
  }
}

/// Makes views of classes that are known at run time only, whose initializer is not `required`; see `ObjectMaker`.
@MainActor private enum AnnotationViewMaker {
  static func view(
    of type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String
  ) -> MKAnnotationView {
    unsafeBitCast(type, to: MadeAnnotationView.Type.self).init(annotation: annotation, reuseIdentifier: identifier)
  }
}

private class MadeAnnotationView: MKAnnotationView {
  required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingAnnotationView: MadeAnnotationView {
  required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
