public import Foundation
import PlainviewRuntime

/// A picture, known by its name and its size; there are no pixels here.
@preconcurrency @MainActor open class UIImage: NSObject {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The name that text pictures show.
  package let name: String?
  /// The size in points.
  open private(set) var size: CGSize
  open private(set) var scale: CGFloat = 1
  open private(set) var renderingMode: RenderingMode = .automatic

  public nonisolated override init() {
    name = nil
    size = .zero
    super.init()
  }

  package init(name: String?, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  /// The picture of that name among the app's documents and files; nil when there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    guard let found = ImageLookup.find(name, in: bundle ?? .main) else { return nil }
    self.init(name: name, size: found.size, scale: found.scale)
  }

  /// A symbol; its size follows the default text size.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: CGSize(width: 20, height: 20))
  }

  /// A picture in the data of a PNG or JPEG file; nil when it is neither.
  public convenience init?(data: Data) {
    guard let size = ImageFileSize.read(data) else { return nil }
    self.init(name: nil, size: size)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), let size = ImageFileSize.read(data) else { return nil }
    self.init(name: (path as NSString).lastPathComponent, size: size)
  }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, scale: scale, renderingMode: mode)
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(name: name, size: size, scale: scale, renderingMode: .alwaysTemplate)
  }

  /// Makes a picture known to `UIImage(named:)` in this process: a document's resources come in this way.
  package static func declare(_ name: String, size: CGSize) { ImageLookup.declared.sizes[name] = size }
}

/// Finds pictures by name: those that documents declare, then files in a bundle.
@MainActor enum ImageLookup {
  final class Declared {
    var sizes: [String: CGSize] = [:]
  }

  static var declared: Declared { SimulatedProcess.current.singleton(Declared.self) { Declared() } }

  static func find(_ name: String, in bundle: Bundle) -> (size: CGSize, scale: CGFloat)? {
    if let size = declared.sizes[name] { return (size, 1) }
    for scale in [1, 2, 3] as [CGFloat] {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      for kind in ["png", "jpg", "jpeg"] {
        guard let path = bundle.path(forResource: name + suffix, ofType: kind),
          let data = FileManager.default.contents(atPath: path), let pixels = ImageFileSize.read(data)
        else { continue }
        return (CGSize(width: pixels.width / scale, height: pixels.height / scale), scale)
      }
    }
    return nil
  }
}

/// Reads the size of a picture from the beginning of its file, in pixels.
enum ImageFileSize {
  static func read(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(65_536))
    return png(bytes) ?? jpeg(bytes)
  }

  private static func number(_ bytes: [UInt8], at index: Int, count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let width = number(bytes, at: 16, count: 4),
      let height = number(bytes, at: 20, count: 4)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Walks the segments up to the frame header.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while let marker = number(bytes, at: index, count: 2), marker >> 8 == 0xFF,
      let length = number(bytes, at: index + 2, count: 2), length >= 2
    {
      let isFrame = (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
      if isFrame, let height = number(bytes, at: index + 5, count: 2),
        let width = number(bytes, at: index + 7, count: 2)
      {
        return CGSize(width: width, height: height)
      }
      index += 2 + length
    }
    return nil
  }
}
