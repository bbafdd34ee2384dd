import PlainviewRuntime

extension DocumentError: CustomStringConvertible {
  /// One line: `path:line:column: what, what to do`.
  package var description: String {
    let location = position.map { "\(path):\($0)" } ?? path
    return "\(OneLine(location)): \(problem.text)"
  }
}

extension DocumentError.Problem {
  fileprivate var text: String {
    switch self {
    case .missingFile: "no such file, check the path"
    case .directory: "this is a folder, name a .storyboard or .xib file in it"
    case .noRegularFile: "this is no regular file, name a .storyboard or .xib file"
    case .unreadable: "the file cannot be read, check its permissions"
    case .linkCircle: "the links of the path lead in a circle, mend one of them"
    case .empty: "the file is empty, restore it from version control"
    case .tooLarge(let limit): "the file has more than \(limit) bytes, split it into smaller storyboards"
    case .notUTF8: "the text is not UTF-8, save the file as UTF-8"
    case .otherEncoding(let name): "the file is encoded as \(OneLine(name, limit: 40)), save it as UTF-8"
    case .compiledNib: "this is a compiled nib, give the .storyboard or .xib it was made from"
    case .notXML: "this is not XML, give a .storyboard or .xib file"
    case .documentTypeDeclaration:
      "document type declarations and entities are refused, remove the <!DOCTYPE> that Interface Builder never writes"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep, the file is damaged: restore it"
    case .tooManyElements(let limit): "the file has more than \(limit) elements, split it into smaller storyboards"
    case .tooManyAttributes(let element, let limit):
      "<\(OneLine(element, limit: 80))> has more than \(limit) attributes, the file is damaged: restore it"
    case .malformed(let malformation): malformation.text
    case .wrongRoot(let name):
      "the root element is <\(OneLine(name, limit: 80))>, give a file whose root is <document>"
    case .oldFormat: "this xib has the format of Xcode 3, open it in a current Xcode and save it"
    case .otherPlatform(let type): "\(OneLine(type, limit: 120)) is not a UIKit document, give an iOS storyboard or xib"
    case .endlessContainment(let names):
      "a controller contains itself without end (\(OneLine(names.joined(separator: " > "), limit: 300))), "
        + "remove one of the segues or references between them"
    case .unknownType(nil): "the document names no type, restore the type attribute of <document>"
    case .unknownType(let type?): "unknown document type '\(OneLine(type, limit: 120))', save the file with Xcode"
    }
  }
}

extension DocumentError.Malformation {
  fileprivate var text: String { "\(what), repair the XML or restore the file from version control" }

  private var what: String {
    switch self {
    case .controlCharacter(let code): "the control character \(code) is not allowed in XML"
    case .unclosedElement(let name, let position): "the file ends inside <\(OneLine(name, limit: 80))> of \(position)"
    case .unclosedTag(let name): "the file ends inside the tag <\(OneLine(name, limit: 80))"
    case .unclosedComment: "the comment is not closed"
    case .unclosedSection: "the CDATA section is not closed"
    case .unclosedInstruction: "the processing instruction is not closed"
    case .mismatchedEnd(let found, let expected, let position):
      "</\(OneLine(found, limit: 80))> closes <\(OneLine(expected, limit: 80))> of \(position)"
    case .strayEnd(let name): "</\(OneLine(name, limit: 80))> closes nothing"
    case .badName: "a name is expected here"
    case .attributeWithoutBlank(let name): "a blank is missing before the attribute '\(OneLine(name, limit: 80))'"
    case .attributeWithoutValue(let name): "the attribute '\(OneLine(name, limit: 80))' has no value"
    case .unquotedValue(let name): "the value of '\(OneLine(name, limit: 80))' is not in quotes"
    case .unclosedValue(let name): "the value of '\(OneLine(name, limit: 80))' has no closing quote"
    case .angleInValue(let name): "the value of '\(OneLine(name, limit: 80))' contains a '<'"
    case .duplicateAttribute(let name): "the attribute '\(OneLine(name, limit: 80))' stands twice in one tag"
    case .unknownEntity(let name): "the entity '&\(OneLine(name, limit: 40));' is unknown"
    case .badReference: "the '&' begins no valid character reference"
    case .textOutsideRoot: "text stands outside the root element"
    case .secondRoot: "a second root element begins here"
    case .missingRoot: "the file has no root element"
    }
  }
}
