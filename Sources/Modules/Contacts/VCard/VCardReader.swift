import Foundation

/// Reads contacts from vCards of the versions 2.1 to 4.0, as far as `VCardWriter` writes them.
struct VCardReader {
  private struct Line {
    var group = ""
    var name = ""
    /// The values of `type`, in capitals.
    var types: [String] = []
    /// Other parameters, by their names in capitals.
    var parameters: [String: String] = [:]
    var value = ""
  }

  /// The contacts; nil for data that are no vCards.
  static func contacts(_ data: Data) -> [ContactValues]? {
    guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else { return nil }
    var contacts: [ContactValues] = []
    var card: [Line]?
    for raw in unfolded(text) {
      guard let line = line(raw) else { return nil }
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VCARD"): card = []
      case ("END", "VCARD"):
        guard let lines = card else { return nil }
        contacts.append(contact(lines))
        card = nil
      default: card?.append(line)
      }
    }
    return card == nil && !contacts.isEmpty ? contacts : nil
  }

  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  private static func line(_ text: String) -> Line? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var line = Line()
    line.value = String(text[text.index(after: colon)...])
    let head = text[..<colon].split(separator: ";").map(String.init)
    guard let first = head.first else { return nil }
    let names = first.split(separator: ".")
    line.name = (names.last.map(String.init) ?? first).uppercased()
    line.group = names.count > 1 ? String(names[0]) : ""
    for parameter in head.dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1).map(String.init)
      let value = pair.count > 1 ? pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")) : pair[0]
      if pair.count == 1 || pair[0].uppercased() == "TYPE" {
        line.types += value.uppercased().split(separator: ",").map(String.init)
      } else {
        line.parameters[pair[0].uppercased()] = value
      }
    }
    return line
  }

  private static func contact(_ lines: [Line]) -> ContactValues {
    var contact = ContactValues(identifier: UUID().uuidString)
    for line in lines { read(line, lines, into: &contact) }
    return contact
  }

  private static func read(_ line: Line, _ lines: [Line], into contact: inout ContactValues) {
    let value = unescaped(line.value)
    let parts = components(line.value)
    switch line.name {
    case "N": for (key, part) in zip(VCardNames.parts, parts) { contact.texts[key] = part }
    case "FN":
      let hasName = lines.contains { $0.name == "N" && components($0.value).contains { !$0.isEmpty } }
      if !hasName, !lines.contains(where: { $0.name == "ORG" }) { contact.texts[CNContactGivenNameKey] = value }
    case "ORG":
      contact.texts[CNContactOrganizationNameKey] = parts.first
      contact.texts[CNContactDepartmentNameKey] = parts.dropFirst().first
    case "NOTE": contact.texts[CNContactNoteKey] = value
    case "EMAIL":
      contact.emailAddresses.append(CNLabeledValue(label: label(line, lines), value: value as NSString))
    case "TEL":
      let number = CNPhoneNumber(stringValue: value.hasPrefix("tel:") ? String(value.dropFirst(4)) : value)
      contact.phoneNumbers.append(CNLabeledValue(label: label(line, lines), value: number))
    case "URL": contact.urlAddresses.append(CNLabeledValue(label: label(line, lines), value: value as NSString))
    case "ADR":
      contact.postalAddresses.append(CNLabeledValue(label: label(line, lines), value: address(line, lines, parts)))
    case "BDAY": contact.birthday = date(value)
    case "X-ABDATE", "ANNIVERSARY":
      guard let date = date(value) else { return }
      contact.dates.append(CNLabeledValue(label: label(line, lines), value: date as NSDateComponents))
    case "X-ABRELATEDNAMES":
      contact.contactRelations.append(
        CNLabeledValue(label: label(line, lines), value: CNContactRelation(name: value)))
    case "X-SOCIALPROFILE":
      let service = line.types.first.map { $0.prefix(1) + $0.dropFirst().lowercased() }.map(String.init)
      let profile = CNSocialProfile(
        urlString: value, username: line.parameters["X-USER"], userIdentifier: nil, service: service)
      contact.socialProfiles.append(CNLabeledValue(label: label(line, lines), value: profile))
    case "IMPP":
      let address = CNInstantMessageAddress(username: value, service: line.parameters["X-SERVICE-TYPE"] ?? "")
      contact.instantMessageAddresses.append(CNLabeledValue(label: label(line, lines), value: address))
    case "PHOTO": contact.imageData = Data(base64Encoded: line.value)
    case "X-ABSHOWAS": if value.uppercased() == "COMPANY" { contact.contactType = .organization }
    default:
      if let key = VCardNames.single.first(where: { $0.0 == line.name })?.1 { contact.texts[key] = value }
    }
  }

  private static func address(_ line: Line, _ lines: [Line], _ parts: [String]) -> CNPostalAddress {
    let keys = [
      "", "", CNPostalAddressStreetKey, CNPostalAddressCityKey, CNPostalAddressStateKey, CNPostalAddressPostalCodeKey,
      CNPostalAddressCountryKey,
    ]
    var values: [String: String] = [:]
    for (key, part) in zip(keys, parts) where !key.isEmpty { values[key] = part }
    values[CNPostalAddressISOCountryCodeKey] = other("X-ABADR", of: line, lines)
    return CNPostalAddress(parts: values)
  }

  /// Another value of the same group.
  private static func other(_ name: String, of line: Line, _ lines: [Line]) -> String? {
    guard !line.group.isEmpty else { return nil }
    return lines.first { $0.group == line.group && $0.name == name }.map { unescaped($0.value) }
  }

  private static func label(_ line: Line, _ lines: [Line]) -> String? {
    if let own = other("X-ABLABEL", of: line, lines) { return own }
    let types = Set(line.types)
    let known = VCardNames.types.filter {
      types.isSuperset(of: $0.value) || types.contains($0.value[0]) && $0.value.last == "VOICE"
    }
    // The most exact label: that with the most types.
    return known.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  private static func date(_ text: String) -> DateComponents? {
    let digits = text.prefix { $0 != "T" }.filter(\.isNumber)
    guard digits.count == 8 || digits.count == 4 else { return nil }
    let monthAndDay = digits.suffix(4)
    var date = DateComponents()
    if digits.count == 8, let year = Int(digits.prefix(4)), year != VCardNames.noYear { date.year = year }
    (date.month, date.day) = (Int(monthAndDay.prefix(2)), Int(monthAndDay.suffix(2)))
    return date
  }

  /// The parts between semicolons, without their escapes.
  private static func components(_ value: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for letter in value {
      if isEscaped {
        parts[parts.count - 1].append(letter == "n" || letter == "N" ? "\n" : letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == ";" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts
  }

  private static func unescaped(_ value: String) -> String { components(value).joined(separator: ";") }
}
