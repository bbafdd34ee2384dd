import Foundation
import PlainviewTargetAction
import Testing

private typealias Formatter = PersonNameFormatter

/// Names of people; the first is the example of Apple's documentation of `PersonNameComponentsFormatter`.
@Suite struct PersonNameTests {
  private var thomas: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Thomas", "Louis", "Clark")
    (name.nameSuffix, name.nickname) = ("Esq.", "Tom")
    return name
  }

  @Test func `Styles write more or less of a name`() {
    func text(_ style: Formatter.Style) -> String { Formatter.localizedString(from: thomas, style: style) }
    #expect(text(.default) == "Thomas Clark")
    #expect(text(.short) == "Tom")
    #expect(text(.medium) == "Thomas Clark")
    #expect(text(.long) == "Dr. Thomas Louis Clark Esq.")
    #expect(text(.abbreviated) == "TC")
    #expect(thomas.formatted() == "Thomas Clark" && thomas.formatted(.name(style: .abbreviated)) == "TC")
    #expect(Formatter().string(for: thomas) == "Thomas Clark" && Formatter().string(for: 1) == nil)
    #expect(Formatter().string(from: PersonNameComponents()) == "")
  }

  @Test func `Names begin with the family where they are written so`() {
    var name = PersonNameComponents()
    (name.familyName, name.givenName) = ("村上", "春樹")
    #expect(Formatter().string(from: name) == "村上春樹")
    (name.familyName, name.givenName) = ("Bartók", "Béla")
    let formatter = Formatter()
    #expect(formatter.string(from: name) == "Béla Bartók")
    formatter.locale = Locale(identifier: "hu_HU")
    #expect(formatter.string(from: name) == "Bartók Béla")
    name.phoneticRepresentation = thomas
    formatter.isPhonetic = true
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: name) == "Thomas Clark")
  }

  @Test(arguments: [
    ("Dr. Thomas Louis Clark, Esq.", "Dr.|Thomas|Louis|Clark|Esq."), ("Clark, Thomas Louis", "-|Thomas|Louis|Clark|-"),
    ("Ann", "-|Ann|-|-|-"), ("Ann Lee", "-|Ann|-|Lee|-"), ("de la Cruz, Maria", "-|Maria|-|de la Cruz|-"),
    ("Martin King Jr.", "-|Martin|-|King|Jr."), ("a,", "-|a|-|-|-"), (", b", "-|b|-|-|-"),
  ])
  func `A name is taken apart`(text: String, parts: String) throws {
    let name = try #require(Formatter().personNameComponents(from: text))
    let found = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
    #expect(found.map { $0 ?? "-" }.joined(separator: "|") == parts)
  }

  @Test func `A text without letters is no name`() {
    #expect(Formatter().personNameComponents(from: "") == nil && Formatter().personNameComponents(from: " 1,-") == nil)
  }
}
