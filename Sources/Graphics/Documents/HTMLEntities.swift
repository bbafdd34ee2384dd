/// Characters that HTML writes by name or by number.
enum HTMLEntities {
  /// The longest name with its `&` and `;`, and the longest number.
  private static let longest = 12

  /// A text with its references replaced; unknown ones stay as they are written.
  static func resolved(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.prefix(longest).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      {
        result += character
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let code = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else { return nil }
    return Unicode.Scalar(code).map { $0.value == 0 ? "\u{FFFD}" : String($0) } ?? "\u{FFFD}"
  }

  private static let named: [String: String] = {
    var named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    // The names of the characters from U+00A0 on, in their order.
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
      para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
      Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
      thorn yuml
      """
    for (offset, name) in latin.split(separator: " ").enumerated() {
      named[String(name)] = Unicode.Scalar(0xA0 + UInt32(offset)).map(String.init)
    }
    let others: [String: UInt32] = [
      "OElig": 0x152, "oelig": 0x153, "Scaron": 0x160, "scaron": 0x161, "Yuml": 0x178, "fnof": 0x192, "circ": 0x2C6,
      "tilde": 0x2DC, "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009, "zwnj": 0x200C, "zwj": 0x200D, "lrm": 0x200E,
      "rlm": 0x200F, "ndash": 0x2013, "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A,
      "ldquo": 0x201C, "rdquo": 0x201D, "bdquo": 0x201E, "dagger": 0x2020, "Dagger": 0x2021, "bull": 0x2022,
      "hellip": 0x2026, "permil": 0x2030, "prime": 0x2032, "Prime": 0x2033, "lsaquo": 0x2039, "rsaquo": 0x203A,
      "oline": 0x203E, "frasl": 0x2044, "euro": 0x20AC, "trade": 0x2122, "larr": 0x2190, "uarr": 0x2191, "rarr": 0x2192,
      "darr": 0x2193, "harr": 0x2194, "rArr": 0x21D2, "hArr": 0x21D4, "forall": 0x2200, "part": 0x2202, "exist": 0x2203,
      "empty": 0x2205, "nabla": 0x2207, "isin": 0x2208, "ni": 0x220B, "prod": 0x220F, "sum": 0x2211, "minus": 0x2212,
      "radic": 0x221A, "infin": 0x221E, "cap": 0x2229, "cup": 0x222A, "int": 0x222B, "asymp": 0x2248, "ne": 0x2260,
      "equiv": 0x2261, "le": 0x2264, "ge": 0x2265, "loz": 0x25CA, "spades": 0x2660, "clubs": 0x2663, "hearts": 0x2665,
      "diams": 0x2666, "alpha": 0x3B1, "beta": 0x3B2, "gamma": 0x3B3, "delta": 0x3B4, "epsilon": 0x3B5, "lambda": 0x3BB,
      "mu": 0x3BC, "pi": 0x3C0, "sigma": 0x3C3, "phi": 0x3C6, "omega": 0x3C9, "Delta": 0x394, "Sigma": 0x3A3,
      "Omega": 0x3A9,
    ]
    for (name, code) in others { named[name] = Unicode.Scalar(code).map(String.init) }
    return named
  }()
}
