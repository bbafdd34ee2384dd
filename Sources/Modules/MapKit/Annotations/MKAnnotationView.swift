public import Foundation
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore
import PlainviewWidgets

/// How sure it is that a view is shown where there are many.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// What shows an annotation: its picture, or a mark with its title; tapped, its callout.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

  open private(set) var reuseIdentifier: String?
  open var annotation: (any MKAnnotation)? { didSet { accessibilityLabel = annotation?.words.title } }
  open var image: UIImage? { didSet { if let image { bounds.size = image.size } } }
  /// By how much the view's middle is off the place, in points.
  open var centerOffset = CGPoint.zero { didSet { map?.place(self) } }
  open var calloutOffset = CGPoint.zero
  open var accessoryOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isDraggable = false
  open var dragState = DragState.none
  open var clusteringIdentifier: String?
  open internal(set) weak var cluster: MKAnnotationView?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority: Float = 500
  open var selectedZPriority: Float = 1000
  open var collisionMode = CollisionMode.rectangle
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

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = type(of: self).usualSize
    accessibilityLabel = annotation?.words.title
    isAccessibilityElement = true
  }

  /// Called before the view is used for another annotation.
  open func prepareForReuse() { hideCallout() }
  /// Called before the view is shown.
  open func prepareForDisplay() {}
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// Shows the callout, or takes it away.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    if selected, canShowCallout, annotation?.words.title != nil { showCallout() } else { hideCallout() }
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
    let words = image.map { "%" + ($0.name ?? "image") } ?? mark
    guard let words, canvas.width > 0 else { return }
    canvas.writeOverflowing(words, column: 0, row: canvas.middleRow)
  }

  /// What stands for the annotation in a text picture.
  var mark: String? { subviews.isEmpty ? "* " + (annotation?.words.title ?? "") : nil }
}

/// A balloon with a sign.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false

  override class var usualSize: CGSize { CGSize(width: 28, height: 28) }
  override var mark: String? {
    ["(\(glyphText ?? "*"))", titleVisibility == .hidden ? nil : annotation?.words.title].compactMap { $0 }
      .joined(separator: " ")
  }
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
public enum MKPinAnnotationColor: UInt, Sendable { case red, green, purple }

/// A pin.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed
  open var pinColor = MKPinAnnotationColor.red
  open var animatesDrop = false

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  override class var usualSize: CGSize { CGSize(width: 32, height: 39) }
}

/// Shows where the user is.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
  override class var usualSize: CGSize { CGSize(width: 22, height: 22) }
  override var mark: String? { "(o)" }
}

/// The bubble above a selected annotation: its words and the views beside them.
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
    title.text = owner.annotation?.words.title
    addSubview(title)
    let below =
      owner.detailCalloutAccessoryView
      ?? owner.annotation?.words.subtitle.map { text in
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
