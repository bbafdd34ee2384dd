public import Foundation

// From fonts to descriptors, and back.
extension UIFontDescriptor {
  /// The use of the system font that the descriptor names.
  var usage: FontUsage? {
    (fontAttributes[.textStyle] as? String ?? (fontAttributes[.textStyle] as? UIFont.TextStyle)?.rawValue)
      .flatMap(FontUsage.init(named:))
  }

  private var ownTraits: [TraitKey: Any] { fontAttributes[.traits] as? [TraitKey: Any] ?? [:] }
  /// The traits that the descriptor says as bits or as their number.
  private var saidTraits: SymbolicTraits? {
    let said = ownTraits[.symbolic]
    return said as? SymbolicTraits ?? (said as? NSNumber).map { SymbolicTraits(rawValue: $0.uint32Value) }
  }

  /// The traits that are said, and italic and bold where they follow from the name, the use and the weight.
  var baseSymbolicTraits: SymbolicTraits {
    let name = postscriptName
    let isItalic = name.contains("Italic") || name.contains("Oblique")
    let followsFromName = usage == nil || saidTraits == nil
    return (saidTraits ?? []).union([
      isItalic && followsFromName ? .traitItalic : [], weight.rawValue > 0.25 ? .traitBold : [],
    ])
  }

  /// The weight that is said, or that of a bold face, or that of the use or the name.
  private var weight: UIFont.Weight {
    if let weight = ownTraits[.weight] as? NSNumber { return UIFont.Weight(CGFloat(weight.doubleValue)) }
    if let saidTraits { return saidTraits.contains(.traitBold) ? .bold : .regular }
    return usage?.weight ?? UIFont(anyName: postscriptName, size: 1).weight
  }

  /// What the descriptor does not say, of the font that it stands for: names and traits.
  func attributeOfFont(_ name: AttributeName) -> Any? {
    guard usage != nil || fontAttributes[.name] != nil || fontAttributes[.family] != nil else { return nil }
    let font = font(size: 1)
    switch name {
    case .name: return font.fontName
    case .family: return font.familyName
    case .traits:
      return [
        TraitKey.symbolic: NSNumber(value: baseSymbolicTraits.rawValue),
        .weight: NSNumber(value: Double(font.weight.rawValue)), .width: NSNumber(value: 0.0),
        .slant: NSNumber(value: font.isItalic ? Self.slant : 0),
      ] as [TraitKey: Any]
    default: return nil
    }
  }

  /// How much italic letters lean: 12 degrees, of 180 on either side.
  private static let slant = 12.0 / 180

  /// The font that the descriptor stands for; a size of zero is the descriptor's own.
  func font(size: CGFloat) -> UIFont {
    let own = size > 0 ? size : pointSize > 0 ? pointSize : UIFont.smallSystemFontSize
    let isItalic = symbolicTraits.contains(.traitItalic)
    if let family = fontAttributes[.family] as? String {
      let face = [weight.rawValue > 0.25 ? "Bold" : "", isItalic ? "Italic" : ""].joined()
      return UIFont(
        fontName: face.isEmpty ? family : "\(family)-\(face)", familyName: family, pointSize: own, weight: weight,
        isItalic: isItalic)
    }
    let name = fontAttributes[.name] as? String ?? ""
    if name.hasPrefix(".SFMono") { return .monospacedSystemFont(ofSize: own, weight: weight) }
    guard name.isEmpty || name.hasPrefix(".SFUI") else {
      return UIFont(
        fontName: name,
        familyName: InstalledFonts.current.face(named: name)?.family ?? String(name.split(separator: "-").first ?? ""),
        pointSize: own, weight: weight, isItalic: isItalic)
    }
    return systemFont(size: own, isItalic: isItalic)
  }

  private func systemFont(size: CGFloat, isItalic: Bool) -> UIFont {
    let usage = usage
    let style = (fontAttributes[.textStyle] as? UIFont.TextStyle).flatMap {
      $0.rawValue.hasPrefix("UICTFontTextStyle") ? $0 : nil
    }
    if let usage, usage.weight == weight, usage.isItalic == isItalic {
      return UIFont(
        fontName: usage.fontName, familyName: UIFont.systemFamilyName, pointSize: size, weight: weight,
        isItalic: isItalic, textStyle: style)
    }
    let system = UIFont.systemFont(ofSize: size, weight: weight)
    return UIFont(
      fontName: system.fontName + (isItalic ? "Italic" : ""), familyName: system.familyName, pointSize: size,
      weight: weight, isItalic: isItalic, textStyle: style)
  }
}

extension UIFont {
  static let systemFamilyName = ".AppleSystemUIFont"

  /// A font as it is described; a size of zero is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font(size: pointSize)
    self.init(
      fontName: font.fontName, familyName: font.familyName, pointSize: font.pointSize, weight: font.weight,
      isItalic: font.isItalic, textStyle: font.textStyle,
      features: FontFeatures(descriptor.object(forKey: .featureSettings)))
  }

  /// Name and size, or for the system font its use and the size; the values are objects, as on a device: callers can cast
  /// them.
  var baseFontDescriptor: UIFontDescriptor {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: NSNumber(value: Double(pointSize))]
    if familyName != Self.systemFamilyName {
      attributes[.name] = fontName
      if fontName.hasPrefix(".SFMono"), weight != .regular {
        attributes[.traits] = [.weight: NSNumber(value: Double(weight.rawValue))] as [UIFontDescriptor.TraitKey: Any]
      }
    } else if let usage = FontUsage(of: self) {
      attributes[.textStyle] = NSString(string: usage.name)
    } else {
      var symbolic: UIFontDescriptor.SymbolicTraits = isItalic ? .traitItalic : []
      if weight.rawValue > 0.25 { symbolic.insert(.traitBold) }
      attributes[.textStyle] = NSString(string: textStyle?.rawValue ?? FontUsage.regular.name)
      attributes[.traits] =
        [.symbolic: symbolic, .weight: NSNumber(value: Double(weight.rawValue))] as [UIFontDescriptor.TraitKey: Any]
    }
    if let features { attributes[.featureSettings] = features.settings }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  class func baseMonospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      fontName: ".SFMono-Regular", familyName: ".AppleSystemUIFontMonospaced", pointSize: size, weight: weight,
      isItalic: false)
  }
}
