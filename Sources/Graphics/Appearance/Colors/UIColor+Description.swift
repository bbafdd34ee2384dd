import Foundation
import PlainviewRuntime

extension UIColor {
  /// Where a color that depends on traits comes from; a color of fixed channels has no use for it.
  enum Origin {
    /// A rule of the app's.
    case provider
    /// One of UIKit's colors.
    case system
    /// The tint color of the view that it is used in.
    case tint
    /// An asset catalog.
    case catalog
    /// Another color, with an opacity of its own.
    case modified(UIColor, alpha: CGFloat)
  }

  /// The channels of a fixed color; for other colors UIKit's class, an address and where the color comes from.
  var baseDescription: String {
    guard let origin = dynamicOrigin else { return channelText }
    let address = SimulatedProcess.address(of: self)
    switch origin {
    case .provider:
      let provider = SimulatedProcess.address(ofPart: "provider", of: self)
      return "<UIDynamicProviderColor: \(address); provider = <__NSMallocBlock__: \(provider)>>"
    case .system: return "<UIDynamicSystemColor: \(address); name = \(name ?? "")>"
    case .tint: return "<UITintColor: \(address)>"
    case .catalog: return "<UIDynamicCatalogColor: \(address); name = \(name ?? "")>"
    case .modified(let base, let alpha):
      return "<UIDynamicModifiedColor: \(address); alpha = \(compactNumber(Double(alpha))), baseColor = \(base)>"
    }
  }

  private var channelText: String {
    let components = components()
    let channels = components.isGray ? [components.red] : [components.red, components.green, components.blue]
    let space = components.isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + (channels + [components.alpha]).map { compactNumber(Double($0)) }).joined(separator: " ")
  }
}
