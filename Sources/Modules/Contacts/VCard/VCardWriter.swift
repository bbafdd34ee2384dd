import Foundation

/// Writes a contact as a vCard 3.0 (RFC 2426).
struct VCardWriter {
  private var lines: [String] = []
  /// Counts the groups of values with a label of their own.
  private var groups = 0

  static func text(of contact: ContactValues) -> String {
    var writer = VCardWriter()
    writer.write(contact)
    return writer.lines.map { fold($0) + "\r\n" }.joined()
  }

  private mutating func write(_ contact: ContactValues) {
    lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Plainview//EN"]
    writeNames(contact)
    for email in contact.emailAddresses { add("EMAIL", ["INTERNET"], email.label, Self.escaped(email.value as String)) }
    for phone in contact.phoneNumbers { add("TEL", [], phone.label, Self.escaped(phone.value.stringValue)) }
    for address in contact.postalAddresses {
      let value = address.value
      let parts = ["", "", value.street, value.city, value.state, value.postalCode, value.country]
      let code = value.isoCountryCode.isEmpty ? [] : [("X-ABADR", value.isoCountryCode.lowercased())]
      add("ADR", [], address.label, parts.map(Self.escaped).joined(separator: ";"), code)
    }
    for url in contact.urlAddresses { add("URL", [], url.label, Self.escaped(url.value as String)) }
    if let birthday = contact.birthday.flatMap(Self.date) { lines.append("BDAY:\(birthday)") }
    for date in contact.dates {
      if let text = Self.date(date.value as DateComponents) { addGroup("X-ABDATE", date.label, text) }
    }
    for relation in contact.contactRelations {
      addGroup("X-ABRELATEDNAMES", relation.label, Self.escaped(relation.value.name))
    }
    for profile in contact.socialProfiles {
      let value = profile.value
      lines.append(
        "X-SOCIALPROFILE;type=\(value.service.lowercased());x-user=\(value.username):\(Self.escaped(value.urlString))")
    }
    for message in contact.instantMessageAddresses {
      lines.append("IMPP;X-SERVICE-TYPE=\(message.value.service):\(Self.escaped(message.value.username))")
    }
    if !contact.text(CNContactNoteKey).isEmpty { lines.append("NOTE:\(Self.escaped(contact.text(CNContactNoteKey)))") }
    if let image = contact.imageData { lines.append("PHOTO;ENCODING=b:\(image.base64EncodedString())") }
    if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
    lines.append("END:VCARD")
  }

  private mutating func writeNames(_ contact: ContactValues) {
    func joined(_ keys: [String]) -> String { keys.map { Self.escaped(contact.text($0)) }.joined(separator: ";") }
    lines.append("N:\(joined(VCardNames.parts))")
    lines.append("FN:\(Self.escaped(VCardNames.fullName(contact)))")
    for (name, key) in VCardNames.single where !contact.text(key).isEmpty {
      lines.append("\(name):\(Self.escaped(contact.text(key)))")
    }
    let organization = [CNContactOrganizationNameKey, CNContactDepartmentNameKey]
    if organization.contains(where: { !contact.text($0).isEmpty }) { lines.append("ORG:\(joined(organization))") }
  }

  /// A value with a type for a usual label; another label stands in a line of its own.
  private mutating func add(
    _ name: String, _ types: [String], _ label: String?, _ value: String, _ more: [(String, String)] = []
  ) {
    let known = label.flatMap { VCardNames.types[$0] }
    let parameters = (types + (known ?? [])).map { ";type=\($0)" }.joined()
    guard let label, known == nil || !more.isEmpty else {
      guard !more.isEmpty else { return lines.append("\(name)\(parameters):\(value)") }
      return addGroup("\(name)\(parameters)", nil, value, more)
    }
    addGroup("\(name)\(parameters)", known == nil ? label : nil, value, more)
  }

  private mutating func addGroup(
    _ name: String, _ label: String?, _ value: String, _ more: [(String, String)] = []
  ) {
    groups += 1
    lines.append("item\(groups).\(name):\(value)")
    if let label { lines.append("item\(groups).X-ABLabel:\(Self.escaped(label))") }
    for (name, value) in more { lines.append("item\(groups).\(name):\(value)") }
  }

  /// A date as year, month and day; a birthday without a year has 1604, as Apple writes it.
  private static func date(_ components: DateComponents) -> String? {
    guard let month = components.month, let day = components.day else { return nil }
    func padded(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    return "\(padded(components.year ?? VCardNames.noYear, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      switch letter {
      case "\\", ";", ",": result += "\\\(letter)"
      case "\n", "\r\n", "\r": result += "\\n"
      default: result.append(letter)
      }
    }
  }

  /// Lines have 75 letters at most; the rest follows in lines that begin with a space.
  private static func fold(_ line: String) -> String {
    var rest = Substring(line)
    var folded = String(rest.prefix(75))
    rest = rest.dropFirst(75)
    while !rest.isEmpty {
      folded += "\r\n " + rest.prefix(74)
      rest = rest.dropFirst(74)
    }
    return folded
  }
}

/// The names of vCards.
enum VCardNames {
  /// The parts of `N`, in their order.
  static let parts = [
    CNContactFamilyNameKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactNamePrefixKey,
    CNContactNameSuffixKey,
  ]
  /// Properties that are one text.
  static let single = [
    ("NICKNAME", CNContactNicknameKey), ("X-MAIDENNAME", CNContactPreviousFamilyNameKey),
    ("TITLE", CNContactJobTitleKey), ("X-PHONETIC-FIRST-NAME", CNContactPhoneticGivenNameKey),
    ("X-PHONETIC-MIDDLE-NAME", CNContactPhoneticMiddleNameKey),
    ("X-PHONETIC-LAST-NAME", CNContactPhoneticFamilyNameKey),
    ("X-PHONETIC-ORG", CNContactPhoneticOrganizationNameKey),
  ]
  /// The types of the usual labels.
  static let types = [
    CNLabelHome: ["HOME"], CNLabelWork: ["WORK"], CNLabelOther: ["OTHER"], CNLabelPhoneNumberMobile: ["CELL", "VOICE"],
    CNLabelPhoneNumberiPhone: ["IPHONE", "CELL", "VOICE"], CNLabelPhoneNumberMain: ["MAIN"],
    CNLabelPhoneNumberHomeFax: ["HOME", "FAX"], CNLabelPhoneNumberWorkFax: ["WORK", "FAX"],
    CNLabelPhoneNumberOtherFax: ["OTHER", "FAX"], CNLabelPhoneNumberPager: ["PAGER"],
  ]
  /// The year that stands for none.
  static let noYear = 1604

  /// The whole name, as a formatter writes it.
  static func fullName(_ contact: ContactValues) -> String {
    var values = contact
    values.keys = nil
    return CNContactFormatter.string(from: CNContact(values: values), style: .fullName) ?? ""
  }
}
