public import Foundation

/// What an address is written for: mail.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// For an envelope.
  case mailingAddress
}

/// Writes postal addresses in several lines, in the order of their country.
///
/// The country is that of the address's code, else the user's. The code comes before the city in most of Europe, in
/// other countries the city is first; the name of the country is last.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// What addresses are written for.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Creates a formatter for mail.
  public override init() { super.init() }
  /// Creates a formatter for mail.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns an address in lines.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
  /// Returns an address in lines, with `CNPostalAddressPropertyAttribute` for each part, and some attributes for all.
  open func attributedString(
    from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
  }
  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }

  /// Returns an address in lines.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    pieces(of: postalAddress).map(\.text).joined()
  }
  /// Returns an address in lines, with `CNPostalAddressPropertyAttribute` for each part, and some attributes for all.
  open class func attributedString(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    let usual = usualAttributes(attributes)
    let text = NSMutableAttributedString(string: "")
    for piece in pieces(of: postalAddress) {
      var own = usual
      if let key = piece.key {
        own[NSAttributedString.Key(rawValue: CNPostalAddressPropertyAttribute)] = key
        own[NSAttributedString.Key(rawValue: CNPostalAddressLocalizedPropertyNameAttribute)] =
          CNPostalAddress.localizedString(
            forKey: key)
      }
      text.append(NSAttributedString(string: piece.text, attributes: own))
    }
    return text
  }

  /// A part of an address, or what is between parts.
  private struct Piece {
    var key: String?
    var text: String
  }

  /// Countries whose postal code comes before the city.
  private static let codeFirst = Set(
    "at be bg ch cz de dk ee es fi fr gr hr hu is it li lt lu lv nl no pl pt ro rs se si sk tr ua".split(separator: " ")
      .map(String.init))
  /// Countries that write a comma between city and state.
  private static let withComma: Set<String> = ["us"]

  private static func pieces(of address: CNPostalAddress) -> [Piece] {
    let code = address.isoCountryCode.isEmpty ? Locale.current.region?.identifier ?? "US" : address.isoCountryCode
    let country = code.lowercased()
    let cityLine: [Piece]
    let city = Piece(key: CNPostalAddressCityKey, text: address.city)
    let state = Piece(key: CNPostalAddressStateKey, text: address.state)
    let postalCode = Piece(key: CNPostalAddressPostalCodeKey, text: address.postalCode)
    if codeFirst.contains(country) {
      cityLine = joined([(postalCode, ""), (city, " ")])
    } else {
      cityLine = joined([(city, ""), (state, withComma.contains(country) ? ", " : " "), (postalCode, " ")])
    }
    let lines: [[Piece]] = [
      [Piece(key: CNPostalAddressStreetKey, text: address.street)],
      [Piece(key: CNPostalAddressSubLocalityKey, text: address.subLocality)], cityLine,
      [Piece(key: CNPostalAddressCountryKey, text: address.country)],
    ]
    let filled = lines.map { $0.filter { !$0.text.isEmpty } }.filter { !$0.isEmpty }
    return Array(filled.joined(separator: [Piece(key: nil, text: "\n")]))
  }

  /// The parts that are there, each after its delimiter unless it is the first one.
  private static func joined(_ parts: [(Piece, String)]) -> [Piece] {
    parts.filter { !$0.0.text.isEmpty }.enumerated().flatMap { index, part in
      index == 0 ? [part.0] : [Piece(key: nil, text: part.1), part.0]
    }
  }
}
