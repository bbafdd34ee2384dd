public import Foundation
import PlainviewRuntime

extension UIColor: _ExpressibleByColorLiteral {}
extension CGColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` stands for in code that names no type.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral` stands for in code that names no type.
public typealias _ImageLiteralType = UIImage

extension UIColor {
  /// The colour of a colour set in the app's asset catalogs, for each appearance; nil when there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the color of an asset catalog with a name; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let asset = AssetLibrary.current.set(.color, name, in: bundle).flatMap(ColorAsset.init) else { return nil }
    self.init(name: name, .catalog) { asset.color(for: $0) }
  }

  /// Creates a color with channels of the Display P3 space; they are taken as those of sRGB here.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A pattern image as a colour: it covers what is behind it, and its own colours are not known.
  public convenience init(patternImage image: UIImage) {
    self.init(pattern: "%" + (image.name ?? "image"))
  }

  @discardableResult
  func baseGetWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let own = components()
    guard own.red == own.green, own.green == own.blue, !own.isPattern else { return false }
    white?.pointee = own.red
    alpha?.pointee = own.alpha
    return true
  }

  @discardableResult
  func baseGetHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components()
    guard !own.isPattern else { return false }
    let (most, least) = (max(own.red, own.green, own.blue), min(own.red, own.green, own.blue))
    let span = most - least
    brightness?.pointee = most
    saturation?.pointee = most > 0 ? span / most : 0
    alpha?.pointee = own.alpha
    var sector: CGFloat = 0
    if span > 0 {
      if most == own.red {
        sector = (own.green - own.blue) / span
      } else if most == own.green {
        sector = 2 + (own.blue - own.red) / span
      } else {
        sector = 4 + (own.red - own.green) / span
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    return true
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
