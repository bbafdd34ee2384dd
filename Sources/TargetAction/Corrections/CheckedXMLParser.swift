import Foundation
public import FoundationXML

/// A parser that ends at the first error, as on a device: `parse()` returns false, and the delegate hears of nothing behind it.
///
/// FoundationXML's parser goes on behind errors, and says that it was successful. Sources that make an `XMLParser` are
/// rewritten to make this one.
open class CheckedXMLParser: XMLParser {
  private var firstError: (any Error)?
  /// The code of the error as on a device; the case of FoundationXML has another number.
  private static let emptyDocument = 4

  /// Reads the document; false where it has an error, which the delegate is told once.
  @discardableResult open override func parse() -> Bool {
    let forwarder = ParserForwarder(to: delegate)
    delegate = forwarder
    let isRead = super.parse()
    if !forwarder.hasStarted, forwarder.error == nil, super.parserError == nil {
      forwarder.parser(self, parseErrorOccurred: NSError(domain: XMLParser.errorDomain, code: Self.emptyDocument))
    }
    delegate = forwarder.target
    firstError = forwarder.error
    return isRead && forwarder.error == nil
  }

  /// The error at which the parser ended; nil where there was none.
  open override var parserError: (any Error)? { firstError ?? super.parserError }
}

/// Hands everything on to a parser's delegate, up to the first error.
private final class ParserForwarder: NSObject, XMLParserDelegate {
  /// What is told; a delegate that puts another one in its place is replaced here.
  private(set) weak var target: (any XMLParserDelegate)?
  private(set) var error: (any Error)?
  private(set) var hasStarted = false

  init(to target: (any XMLParserDelegate)?) { self.target = target }

  private func forward<Result>(_ parser: XMLParser, _ tell: (any XMLParserDelegate) -> Result) -> Result? {
    guard error == nil, let target else { return nil }
    let result = tell(target)
    if let other = parser.delegate, other !== self {
      self.target = other
      parser.delegate = self
    } else if parser.delegate == nil {
      self.target = nil
      parser.delegate = self
    }
    return result
  }

  // MARK: Errors

  /// Errors beyond these are of name spaces and of validity, behind which parsers go on everywhere.
  private static let mostFatal = 200

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    _ = forward(parser) { $0.parser(parser, parseErrorOccurred: parseError) }
    guard (parseError as NSError).code < Self.mostFatal, error == nil else { return }
    error = parseError
    parser.abortParsing()
  }

  func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error) {
    _ = forward(parser) { $0.parser(parser, validationErrorOccurred: validationError) }
  }

  // MARK: Document

  func parserDidStartDocument(_ parser: XMLParser) {
    hasStarted = true
    _ = forward(parser) { $0.parserDidStartDocument(parser) }
  }

  func parserDidEndDocument(_ parser: XMLParser) { _ = forward(parser) { $0.parserDidEndDocument(parser) } }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    _ = forward(parser) {
      $0.parser(
        parser, didStartElement: elementName, namespaceURI: namespaceURI, qualifiedName: qName,
        attributes: attributeDict)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    _ = forward(parser) {
      $0.parser(parser, didEndElement: elementName, namespaceURI: namespaceURI, qualifiedName: qName)
    }
  }

  func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {
    _ = forward(parser) { $0.parser(parser, didStartMappingPrefix: prefix, toURI: namespaceURI) }
  }

  func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {
    _ = forward(parser) { $0.parser(parser, didEndMappingPrefix: prefix) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    _ = forward(parser) { $0.parser(parser, foundCharacters: string) }
  }

  func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String) {
    _ = forward(parser) { $0.parser(parser, foundIgnorableWhitespace: whitespaceString) }
  }

  func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
    _ = forward(parser) { $0.parser(parser, foundProcessingInstructionWithTarget: target, data: data) }
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    _ = forward(parser) { $0.parser(parser, foundComment: comment) }
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    _ = forward(parser) { $0.parser(parser, foundCDATA: CDATABlock) }
  }

  func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? {
    forward(parser) { $0.parser(parser, resolveExternalEntityName: name, systemID: systemID) } ?? nil
  }

  // MARK: Declarations

  func parser(
    _ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?
  ) {
    _ = forward(parser) {
      $0.parser(parser, foundNotationDeclarationWithName: name, publicID: publicID, systemID: systemID)
    }
  }

  func parser(
    _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?,
    notationName: String?
  ) {
    _ = forward(parser) {
      $0.parser(
        parser, foundUnparsedEntityDeclarationWithName: name, publicID: publicID, systemID: systemID,
        notationName: notationName)
    }
  }

  func parser(
    _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String,
    type: String?, defaultValue: String?
  ) {
    _ = forward(parser) {
      $0.parser(
        parser, foundAttributeDeclarationWithName: attributeName, forElement: elementName, type: type,
        defaultValue: defaultValue)
    }
  }

  func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String) {
    _ = forward(parser) { $0.parser(parser, foundElementDeclarationWithName: elementName, model: model) }
  }

  func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
    _ = forward(parser) { $0.parser(parser, foundInternalEntityDeclarationWithName: name, value: value) }
  }

  func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?
  ) {
    _ = forward(parser) {
      $0.parser(parser, foundExternalEntityDeclarationWithName: name, publicID: publicID, systemID: systemID)
    }
  }
}
