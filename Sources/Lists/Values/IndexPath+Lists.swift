public import Foundation

// The index paths of rows in tables and of items in collection views: a section, and an index in it.
extension IndexPath {
  /// Creates an index path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates an index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, which is the first of the two numbers; a path without numbers has 0 here, where UIKit stops.
  public var section: Int {
    get { number(at: 0) }
    set { replaceNumber(at: 0, with: newValue) }
  }

  /// The row in the section, `NSNotFound` where the path means a whole section.
  public var row: Int {
    get { number(at: 1) }
    set { replaceNumber(at: 1, with: newValue) }
  }

  /// The item in the section; the same number as the row.
  public var item: Int {
    get { number(at: 1) }
    set { replaceNumber(at: 1, with: newValue) }
  }

  private func number(at position: Int) -> Int { position < count ? self[position] : 0 }

  private mutating func replaceNumber(at position: Int, with number: Int) {
    var numbers = (0..<Swift.max(count, 2)).map { self.number(at: $0) }
    numbers[position] = number
    self = IndexPath(indexes: numbers)
  }
}

extension NSIndexPath {
  /// Creates an index path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates an index path of an item in a section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The first of the two numbers; 0 for a path without numbers, where UIKit stops.
  public var section: Int { (self as IndexPath).section }

  /// The row in the section.
  public var row: Int { (self as IndexPath).row }

  /// The item in the section; the same number as the row.
  public var item: Int { (self as IndexPath).item }
}
