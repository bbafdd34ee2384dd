import Foundation
import PlainviewRuntime

extension UIImage.Properties {
  /// The picture of an archive; nil if there is none in it.
  init?(from coder: NSCoder) {
    guard coder.containsValue(forKey: "UIImageScale") else { return nil }
    func length(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    name = coder.objectIfPresent(of: NSString.self, forKey: "UIImageName").map { String(describing: $0) }
    size = CGSize(width: length("UIImageWidth"), height: length("UIImageHeight"))
    scale = length("UIImageScale")
    renderingMode = UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: "UIImageRenderingMode")) ?? .automatic
    resizingMode = UIImage.ResizingMode(rawValue: coder.decodeInteger(forKey: "UIImageResizingMode")) ?? .tile
    orientation = UIImage.Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
    capInsets = Self.insets(coder, "UICapInsets")
    alignmentRectInsets = Self.insets(coder, "UIAlignmentRectInsets")
    flipsForRightToLeft = coder.decodeBool(forKey: "UIImageFlipsForRightToLeft")
    isSymbol = coder.decodeBool(forKey: "UIImageIsSymbol")
    file = coder.objectIfPresent(of: NSData.self, forKey: "UIImageData").map { Data(referencing: $0) }
    images = coder.objectIfPresent(of: [NSArray.self, UIImage.self], forKey: "UIImages") as? [UIImage]
    duration = coder.decodeDouble(forKey: "UIImageDuration")
    tint = coder.objectIfPresent(of: UIColor.self, forKey: "UIImageTint")
  }

  func encode(with coder: NSCoder) {
    if let name { coder.encode(NSString(string: name), forKey: "UIImageName") }
    coder.encode(Double(size.width), forKey: "UIImageWidth")
    coder.encode(Double(size.height), forKey: "UIImageHeight")
    coder.encode(Double(scale), forKey: "UIImageScale")
    coder.encode(renderingMode.rawValue, forKey: "UIImageRenderingMode")
    coder.encode(resizingMode.rawValue, forKey: "UIImageResizingMode")
    coder.encode(orientation.rawValue, forKey: "UIImageOrientation")
    Self.encode(capInsets, "UICapInsets", coder)
    Self.encode(alignmentRectInsets, "UIAlignmentRectInsets", coder)
    coder.encode(flipsForRightToLeft, forKey: "UIImageFlipsForRightToLeft")
    coder.encode(isSymbol, forKey: "UIImageIsSymbol")
    if let file { coder.encode(NSData(data: file), forKey: "UIImageData") }
    if let images { coder.encode(NSArray(array: images), forKey: "UIImages") }
    coder.encode(duration, forKey: "UIImageDuration")
    if let tint { coder.encode(tint, forKey: "UIImageTint") }
  }

  private static func encode(_ insets: UIEdgeInsets, _ key: String, _ coder: NSCoder) {
    for (edge, length) in zip(edges, [insets.top, insets.left, insets.bottom, insets.right]) {
      coder.encode(Double(length), forKey: key + edge)
    }
  }

  private static func insets(_ coder: NSCoder, _ key: String) -> UIEdgeInsets {
    let lengths = edges.map { CGFloat(coder.decodeDouble(forKey: key + $0)) }
    return UIEdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }

  private static let edges = ["Top", "Left", "Bottom", "Right"]
}
