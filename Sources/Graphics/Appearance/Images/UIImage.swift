public import Foundation
import PlainviewRuntime
import Synchronization

/// A picture, known by its name and its size; there are no pixels here.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Whether a picture is drawn in its colors or in the tint color; raw values are UIKit's.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How the middle of a resizable picture fills its area; raw values are UIKit's.
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  /// How the pixels of a picture are turned; raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    /// Upright, upside down, or turned to a side, and the same mirrored.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The content of an image and how it is to be drawn; never changed after the image is made.
  struct Properties: @unchecked Sendable {
    var name: String?
    var size = CGSize.zero
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var orientation = Orientation.up
    var flipsForRightToLeft = false
    var isSymbol = false
    var symbolConfiguration: SymbolConfiguration?
    var tint: UIColor?
    var images: [UIImage]?
    var duration: TimeInterval = 0
    /// The file that the picture came from.
    var file: Data?
    /// Stands for what code drew into the picture; copies of the picture share it.
    var drawing: Drawing?
  }

  /// One drawing, which is equal to itself alone.
  final class Drawing: Sendable {}

  /// Changed while the picture is made, and never afterwards.
  private(set) final var properties = Properties()

  /// The name that text pictures show.
  package final var name: String? { properties.name }
  /// The size in points.
  open var size: CGSize { properties.size }
  /// Pixels a point.
  open var scale: CGFloat { properties.scale }
  /// Whether the picture is drawn in its colors or in the tint color.
  open var renderingMode: RenderingMode { properties.renderingMode }
  /// The edges that keep their size when the picture is resized, in points.
  open var capInsets: UIEdgeInsets { properties.capInsets }
  /// How the middle fills its area when the picture is resized.
  open var resizingMode: ResizingMode { properties.resizingMode }
  /// The edges that do not count when the picture is aligned, in points.
  open var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }
  /// How the pixels are turned.
  open var imageOrientation: Orientation { properties.orientation }
  /// Whether the picture is mirrored where text is read from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeft }
  /// The pictures of an animation, each shown for the same share of the duration.
  open var images: [UIImage]? { properties.images }
  /// Seconds.
  open var duration: TimeInterval { properties.duration }

  // MARK: Accessibility

  /// What is read for a view that shows the picture and has no label of its own.
  @preconcurrency @MainActor open var accessibilityLabel: String?
  /// The text that is read aloud after the label; nil for none. Kept, without effect.
  @preconcurrency @MainActor open var accessibilityHint: String?
  /// The value that is read aloud; nil for none. Kept, without effect.
  @preconcurrency @MainActor open var accessibilityValue: String?
  /// The name by which tests find the picture; never read aloud. Nil for none. Kept, without effect.
  @preconcurrency @MainActor open var accessibilityIdentifier: String?
  /// The picture's accessibility traits; an image by default. Kept, without effect.
  @preconcurrency @MainActor open var accessibilityTraits: UIAccessibilityTraits = .image
  /// Whether the picture is read aloud; false by default. Kept, without effect.
  @preconcurrency @MainActor open var isAccessibilityElement = false

  // The one designated initialiser besides that of archives, so that subclasses inherit all the others.
  public override init() { super.init() }

  /// Creates a picture from an archive; nil if there is none in it.
  public required init?(coder: NSCoder) {
    guard let read = Properties(from: coder) else { return nil }
    super.init()
    properties = read
  }

  /// Archives the picture with its file; what was drawn in code is archived as a picture of its size without content.
  open func encode(with coder: NSCoder) { properties.encode(with: coder) }

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  convenience init(_ properties: Properties) {
    self.init()
    self.properties = properties
  }

  package convenience init(
    name: String?, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic
  ) {
    self.init(Properties(name: name, size: size, scale: scale, renderingMode: renderingMode))
  }

  /// Pictures of the same name or file and rendering are equal, and drawn ones that are copies of the same one (W39).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || properties.areEqual(to: other.properties)
  }

  open override var hash: Int { Int(size.width) &* 31 &+ Int(size.height) }

  /// What an image literal of the source means; a picture of that name without a size if there is none.
  public required convenience init(imageLiteralResourceName path: String) {
    let name = (path as NSString).deletingPathExtension
    self.init(ImageLookup.find(name, in: nil, .current) ?? Properties(name: name))
  }

  // MARK: By name

  /// The picture of that name among the app's documents, asset catalogs and files; nil when there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the picture of a name in a bundle for traits; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let found = ImageLookup.find(name, in: bundle, traits ?? .current) else { return nil }
    self.init(found)
  }

  /// Creates the picture of a name in a bundle for the traits of a configuration; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  // MARK: By data

  /// A picture in the data of a file; nil when its header is no picture's.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from the data of a file, with pixels a point; nil if the data is no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let found = Properties(file: data, name: nil, scale: scale) else { return nil }
    self.init(found)
  }

  /// A picture in a file; a name that ends in `@2x` or `@3x` tells of its scale.
  public convenience init?(contentsOfFile path: String) {
    let name = (path as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    guard let data = FileManager.default.contents(atPath: path),
      let found = Properties(file: data, name: name, scale: scale)
    else { return nil }
    self.init(found)
  }

  /// Makes a picture known to `UIImage(named:)` in this process: for a document's resources.
  package static func declare(_ name: String, size: CGSize) { ImageLookup.declared.sizes.withLock { $0[name] = size } }

  // MARK: GraphicsContexts

  /// Draws the picture in its own size, with its corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture into a rectangle of the current context.
  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.drawImage(name, in: rect) }
  /// Draws the picture at a point; the blend mode and the opacity have no effect.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
  /// Draws the picture into a rectangle; the blend mode and the opacity have no effect.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }

  // MARK: UIImage+Changes

  /// Returns the picture drawn in its colors or in the tint color.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { changed { $0.renderingMode = mode } }
  /// Returns the picture in a color.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }
  /// Returns the picture in a color, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
    baseWithTintColor(color, renderingMode: mode)
  }
  /// Returns a picture whose edges keep their size and whose middle is repeated.
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }
  /// Returns a picture whose edges keep their size and whose middle is repeated or stretched.
  open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode mode: ResizingMode) -> UIImage {
    baseResizableImage(withCapInsets: insets, resizingMode: mode)
  }
  /// Returns a picture whose left and top edges keep their size and whose middle is one point.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    baseStretchableImage(withLeftCapWidth: left, topCapHeight: top)
  }
  /// Returns the picture with edges that do not count when it is aligned.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { changed { $0.alignmentRectInsets = insets } }
  /// Returns the picture mirrored where text is read from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }
  /// Returns the picture mirrored from side to side.
  open func withHorizontallyFlippedOrientation() -> UIImage { baseWithHorizontallyFlippedOrientation() }
  /// The picture in another size in points, whose sides keep their relation.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { basePreparingThumbnail(of: size) }
  /// Makes the picture in another size on a queue in the background, and calls the handler there.
  @preconcurrency open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) } }
  /// Returns the picture in another size in points, whose sides keep their relation.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// The format for a renderer whose pictures are like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat { baseImageRendererFormat }
  /// Returns the picture itself: there is nothing to decode.
  open func preparingForDisplay() -> UIImage? { self }
  /// Hands over the picture itself on a queue in the background: there is nothing to decode.
  @preconcurrency open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }
  /// Returns the picture itself: there is nothing to decode.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
  /// A picture that shows others one after the other, in so many seconds all together.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    baseAnimatedImage(with: images, duration: duration)
  }
  /// The pictures `name0`, `name1` and so on up to the first that there is not, beginning with 0 or 1; nil for none.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    baseAnimatedImageNamed(name, duration: duration)
  }
  /// The same with insets that stay as they are when the pictures grow.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }
  /// Returns an animation of numbered pictures whose edges keep their size; nil if there are none.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    baseAnimatedImageNamed(name, duration: duration)?.resizableImage(
      withCapInsets: capInsets, resizingMode: resizingMode)
  }
  /// The picture as Core Graphics knows it; nil for one without a size.
  open var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(of: self) : nil }

  // MARK: UIImage+Symbols

  /// Whether the picture is a symbol of the system.
  open var isSymbolImage: Bool { properties.isSymbol }
  /// The configuration of a symbol; nil for other pictures.
  open var symbolConfiguration: SymbolConfiguration? { properties.symbolConfiguration }
  /// The picture's variants for different traits; at first only itself.
  open var imageAsset: UIImageAsset? { UIImageAsset.of(self) }
  /// The configuration of a symbol; nil for other pictures.
  open var configuration: Configuration? { properties.symbolConfiguration }
  /// A symbol in another size or weight; other pictures are unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { baseWithConfiguration(configuration) }
  /// Returns the symbol with what a configuration adds to its own; nil for other pictures.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration)) : nil
  }
}

extension UIImage.Properties {
  /// Whether there is neither a pixel nor a name.
  private var isVoid: Bool { name == nil && file == nil && (size.width <= 0 || size.height <= 0) }

  func areEqual(to other: Self) -> Bool {
    if isVoid, other.isVoid { return true }
    guard name != nil || file != nil || drawing != nil, drawing === other.drawing else { return false }
    return (name, file, isSymbol, images) == (other.name, other.file, other.isSymbol, other.images)
      && (size, scale, orientation, duration) == (other.size, other.scale, other.orientation, other.duration)
      && (capInsets, resizingMode, alignmentRectInsets) == (
        other.capInsets, other.resizingMode, other.alignmentRectInsets
      )
      && (renderingMode, tint, flipsForRightToLeft) == (other.renderingMode, other.tint, other.flipsForRightToLeft)
      && symbolConfiguration == other.symbolConfiguration
  }

  init?(file: Data, name: String?, scale: CGFloat) {
    guard let pixels = ImageFileSize.read(file) else { return nil }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.name = name
    self.scale = scale
    orientation = ImageFileOrientation.read(file)
    size = orientation.shown(CGSize(width: pixels.width / scale, height: pixels.height / scale))
    self.file = file
  }

  /// A picture whose file is a drawing, as asset catalogs alone have it.
  init?(vector file: Data, name: String, scale: CGFloat) {
    guard let size = VectorFileSize.read(file), scale.isFinite, scale > 0 else { return nil }
    self.init(name: name, size: CGSize(width: size.width / scale, height: size.height / scale))
  }
}

/// Finds pictures by name: those that documents declare, then those of asset catalogs, then files in a bundle.
enum ImageLookup {
  final class Declared: Sendable {
    let sizes = Mutex<[String: CGSize]>([:])
  }

  static var declared: Declared { SimulatedProcess.current.shared(Declared.self) { Declared() } }

  static func find(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> UIImage.Properties? {
    let library = AssetLibrary.current
    let (stem, kind) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    // What a catalog has under a name goes by that name with a file's extension, too (W72).
    let names = pictureKinds.contains(kind.lowercased()) ? [name, stem] : [name]
    for name in names {
      if let size = declared.sizes.withLock({ $0[name] }) { return UIImage.Properties(name: name, size: size) }
      if let set = library.set(.image, name, in: bundle) { return picture(name, of: set, traits) }
      if library.set(.symbol, name, in: bundle) != nil { return .symbol(name) }
    }
    let kinds = kind.isEmpty ? pictureKinds : [kind]
    for scale in scales(traits) {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      guard let data = library.file(stem + suffix, extensions: kinds, in: bundle),
        let found = UIImage.Properties(file: data, name: name, scale: scale)
      else { continue }
      return found
    }
    return nil
  }

  private static let pictureKinds = ["png", "jpg", "jpeg", "gif", "pdf"]

  /// The screen's scale first, then the finer ones, then the coarser ones.
  private static func scales(_ traits: UITraitCollection) -> [CGFloat] {
    let own = traits.displayScale
    return [own] + [3, 2, 1].filter { $0 > own } + [3, 2, 1].filter { $0 < own }
  }

  /// The best variant of a set whose file is a picture.
  private static func picture(
    _ name: String, of set: AssetSet, _ traits: UITraitCollection
  ) -> UIImage.Properties? {
    let scales = scales(traits)
    let fitting = set.variants.compactMap { variant -> (variant: AssetVariant, rank: Int)? in
      guard let fit = variant.fit(traits) else { return nil }
      let scaleRank = variant.scale.map { scales.firstIndex(of: $0) ?? scales.count } ?? 0
      return (variant, fit * 10 - scaleRank)
    }
    for (variant, _) in fitting.sorted(by: { $0.rank > $1.rank }) {
      guard let data = set.data(of: variant),
        var found = UIImage.Properties(file: data, name: name, scale: variant.scale ?? 1)
          ?? UIImage.Properties(vector: data, name: name, scale: variant.scale ?? 1)
      else { continue }
      switch set.properties?["template-rendering-intent"] as? String {
      case "template": found.renderingMode = .alwaysTemplate
      case "original": found.renderingMode = .alwaysOriginal
      default: break
      }
      return found
    }
    return nil
  }
}
