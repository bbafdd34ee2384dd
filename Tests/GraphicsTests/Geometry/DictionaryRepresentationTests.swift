import Foundation
import Testing
import UIKit

/// Geometry as dictionaries, with the keys that Core Graphics documents.
@Suite struct DictionaryRepresentationTests {
  @Test func `Points, sizes and rectangles become dictionaries and come back`() {
    let rect = CGRect(x: 1.5, y: -2, width: 30, height: 0.25)
    let keys: [String: Double] = ["X": 1.5, "Y": -2, "Width": 30, "Height": 0.25]
    let dictionary = rect.dictionaryRepresentation
    #expect(dictionary.count == 4)
    for (key, value) in keys { #expect((dictionary.object(forKey: key) as? NSNumber)?.doubleValue == value, "\(key)") }
    #expect(CGRect(dictionaryRepresentation: dictionary) == rect)
    #expect(CGPoint(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == rect.origin)
    #expect(CGSize(dictionaryRepresentation: rect.size.dictionaryRepresentation) == rect.size)
    #expect(rect.origin.dictionaryRepresentation.count == 2 && rect.size.dictionaryRepresentation.count == 2)
    // A part of a rectangle is in its dictionary, a rectangle is not in that of a part.
    #expect(CGPoint(dictionaryRepresentation: dictionary) == rect.origin)
    #expect(CGRect(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == nil)
    #expect(CGSize(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == nil)
    #expect(CGPoint(dictionaryRepresentation: NSDictionary(dictionary: ["X": "one", "Y": 2])) == nil)
  }
}
