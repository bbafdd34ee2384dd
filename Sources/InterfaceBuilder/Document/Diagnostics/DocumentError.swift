/// The reason why a file cannot be read as an Interface Builder document.
package struct DocumentError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case missingFile
    case directory
    case noRegularFile
    case unreadable
    /// Links that lead to each other.
    case linkCircle
    case empty
    case tooLarge(limit: Int)
    case notUTF8
    case otherEncoding(String)
    case compiledNib
    case notXML
    case documentTypeDeclaration
    case tooDeep(limit: Int)
    case tooManyElements(limit: Int)
    case tooManyAttributes(element: String, limit: Int)
    case malformed(Malformation)
    case wrongRoot(String)
    case oldFormat
    case otherPlatform(type: String)
    case unknownType(String?)
    /// Controllers that contain each other, by their names: the last is the first one again.
    case endlessContainment([String])
  }

  /// A breach of XML's own rules.
  package enum Malformation: Equatable, Sendable {
    case controlCharacter(UInt8)
    case unclosedElement(String, openedAt: SourcePosition)
    case unclosedTag(String)
    case unclosedComment
    case unclosedSection
    case unclosedInstruction
    case mismatchedEnd(found: String, expected: String, openedAt: SourcePosition)
    case strayEnd(String)
    case badName
    case attributeWithoutBlank(String)
    case attributeWithoutValue(String)
    case unquotedValue(String)
    case unclosedValue(String)
    case angleInValue(String)
    case duplicateAttribute(String)
    case unknownEntity(String)
    case badReference
    case textOutsideRoot
    case secondRoot
    case missingRoot
  }

  package let path: String
  /// Nil when the error is the file, not something in it.
  package let position: SourcePosition?
  package let problem: Problem

  package init(path: String, position: SourcePosition? = nil, problem: Problem) {
    self.path = path
    self.position = position
    self.problem = problem
  }
}
