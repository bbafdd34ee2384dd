public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
import PlainviewWidgets

/// The priority with which a view is shown where views overlap.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number from 0 to 1000.
  public let rawValue: Float
  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number, without a label.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The annotation view must be shown, 1000.
  public static let required = Self(1000)
  /// A high priority, 750.
  public static let defaultHigh = Self(750)
  /// A low priority, 250.
  public static let defaultLow = Self(250)
}

/// The reuse identifier of the class the map uses for annotations when the delegate returns no view.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The reuse identifier of the class the map uses for clusters when the delegate returns no view.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// What shows an annotation: its picture, or a mark with its title; tapped, its callout.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// The stages of dragging an annotation view.
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  /// The shapes that can stand for an annotation view when overlaps are computed.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

  /// The identifier under which the map keeps the view for reuse; nil when it is not reused.
  open private(set) var reuseIdentifier: String?
  /// The annotation the view shows; its title becomes the accessibility label.
  open var annotation: (any MKAnnotation)? { didSet { accessibilityLabel = annotation?.texts.title } }
  /// The image of the view; setting it gives the view the size of the image.
  open var image: UIImage? { didSet { if let image { bounds.size = image.size } } }
  /// The offset of the view's center from the coordinate, in points.
  open var centerOffset = CGPoint.zero { didSet { map?.place(self) } }
  /// The offset of the callout from its position above the view, in points.
  open var calloutOffset = CGPoint.zero
  /// The offset of an accessory, in points; kept, without effect.
  open var accessoryOffset = CGPoint.zero
  /// Whether a tap selects the annotation; true by default.
  open var isEnabled = true
  /// Whether the view is highlighted; kept, without effect.
  open var isHighlighted = false
  /// Whether selecting the view shows a callout; it appears only when the annotation has a title.
  open var canShowCallout = false
  /// The view at the left side of the callout; a control there reports taps to the map's delegate.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right side of the callout; a control there reports taps to the map's delegate.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the callout's title, shown instead of the subtitle.
  open var detailCalloutAccessoryView: UIView?
  /// Whether the view can be dragged; kept, without effect.
  open var isDraggable = false
  /// The stage of a drag, `none` by default; set by the app or by `setDragState(_:animated:)` only.
  open var dragState = DragState.none
  /// The identifier that views share to be clustered; kept, without effect.
  open var clusteringIdentifier: String?
  /// The view of the cluster that contains the view; always nil here.
  open internal(set) weak var cluster: MKAnnotationView?
  /// The priority for being shown among overlapping views; kept, without effect.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The drawing order among annotation views; kept, without effect.
  open var zPriority: Float = 500
  /// The drawing order while the view is selected; kept, without effect.
  open var selectedZPriority: Float = 1000
  /// The shape used to compute overlaps; kept, without effect.
  open var collisionMode = CollisionMode.rectangle
  /// Whether the annotation view is selected; setting it shows or hides the callout without an animation.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false
  private var callout: CalloutView?

  /// The map that shows it.
  var map: MKMapView? { superview as? MKMapView }
  /// The size of a view without a picture, in points.
  class var usualSize: CGSize { .zero }

  /// Creates a view for an annotation; the identifier allows the map to reuse it.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates an annotation view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = type(of: self).usualSize
    accessibilityLabel = annotation?.texts.title
    isAccessibilityElement = true
  }

  /// Called before the view is used for another annotation.
  open func prepareForReuse() { hideCallout() }
  /// Called before the view is shown.
  open func prepareForDisplay() {}
  /// Sets the stage of the drag; the change is not animated.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// Shows the callout, or takes it away.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    if selected, canShowCallout, annotation?.texts.title != nil { showCallout() } else { hideCallout() }
  }

  private func showCallout() {
    let callout = CalloutView(of: self)
    map?.addSubview(callout)
    self.callout = callout
    placeCallout()
  }

  /// Puts the callout above the view.
  func placeCallout() {
    guard let callout else { return }
    callout.isHidden = isHidden
    callout.frame.origin = CGPoint(
      x: frame.midX - callout.bounds.width / 2 + calloutOffset.x,
      y: frame.minY - callout.bounds.height + calloutOffset.y)
  }

  private func hideCallout() {
    callout?.removeFromSuperview()
    callout = nil
  }

  /// The mark of a view without a picture.
  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    let text = image.map { "%" + ($0.name ?? "image") } ?? mark
    guard let text, canvas.width > 0 else { return }
    canvas.writeOverflowing(text, column: 0, row: canvas.middleRow)
  }

  /// The mark of the annotation in a text picture.
  var mark: String? { subviews.isEmpty ? "* " + (annotation?.texts.title ?? "") : nil }
}

/// A balloon with a sign.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// Whether the title is shown beside the marker; `hidden` leaves it out of text pictures.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the subtitle is shown below the title; kept, without effect.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// The color of the balloon; kept, without effect.
  open var markerTintColor: UIColor?
  /// The color of the sign in the balloon; kept, without effect.
  open var glyphTintColor: UIColor?
  /// The text in the balloon; nil shows the standard sign.
  open var glyphText: String?
  /// The image in the balloon; kept, without effect.
  open var glyphImage: UIImage?
  /// The image in the balloon of a selected marker; kept, without effect.
  open var selectedGlyphImage: UIImage?
  /// Whether the marker appears with an animation; kept, without effect.
  open var animatesWhenAdded = false

  override class var usualSize: CGSize { CGSize(width: 28, height: 28) }
  override var mark: String? {
    ["(\(glyphText ?? "*"))", titleVisibility == .hidden ? nil : annotation?.texts.title].compactMap { $0 }
      .joined(separator: " ")
  }
}

/// The options for showing a part of a marker: as space allows, never, or always.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
/// The three standard colors of pins.
public enum MKPinAnnotationColor: UInt, Sendable { case red, green, purple }

/// A pin.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin's head, red by default; kept, without effect.
  open var pinTintColor: UIColor! = .systemRed
  /// The color of the pin's head as one of three standard colors; kept, without effect.
  open var pinColor = MKPinAnnotationColor.red
  /// Whether the pin drops onto the map when added; kept, without effect.
  open var animatesDrop = false

  /// Returns the system red color.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Returns the system green color.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Returns the system purple color.
  open class func purplePinColor() -> UIColor { .systemPurple }

  override class var usualSize: CGSize { CGSize(width: 32, height: 39) }
}

/// Shows where the user is.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
  override class var usualSize: CGSize { CGSize(width: 22, height: 22) }
  override var mark: String? { "(o)" }
}

/// The bubble above a selected annotation: its title and subtitle and the views beside them.
final class CalloutView: UIView {
  private weak var owner: MKAnnotationView?

  init(of owner: MKAnnotationView) {
    self.owner = owner
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 60))
    backgroundColor = .systemBackground
    layer.borderWidth = 1
    let left = owner.leftCalloutAccessoryView
    let right = owner.rightCalloutAccessoryView
    let title = UILabel(frame: CGRect(x: 40, y: 4, width: 160, height: 24))
    title.text = owner.annotation?.texts.title
    addSubview(title)
    let below =
      owner.detailCalloutAccessoryView
      ?? owner.annotation?.texts.subtitle.map { text in
        let label = UILabel(frame: .zero)
        label.text = text
        return label
      }
    if let below {
      below.frame = CGRect(x: 40, y: 30, width: 160, height: 24)
      addSubview(below)
    }
    for (view, x) in [(left, 4.0), (right, 204.0)] {
      guard let view else { continue }
      view.frame = CGRect(x: x, y: 14, width: 32, height: 32)
      addSubview(view)
    }
    for case let control as UIControl in [left, right, owner.detailCalloutAccessoryView] {
      control.addAction(
        SystemAction(identifier: Self.action) { [weak self, weak control] _ in
          guard let owner = self?.owner, let map = owner.map, let control else { return }
          map.tapped(control, of: owner)
        }, for: .touchUpInside)
    }
  }

  private static let action = UIAction.Identifier("callout")

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
