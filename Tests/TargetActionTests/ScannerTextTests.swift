import Foundation
import PlainviewTargetAction
import Testing

/// Scanners that hand over an `NSString`, and pointers of Objective-C.
@Suite struct ScannerTextTests {
  @Test func `A scanner hands over what it has read`() {
    let scanner = Scanner(string: "abc123;rest")
    var text: NSString? = ""
    #expect(scanner.scanCharacters(from: .letters, into: &text) && text == "abc")
    #expect(scanner.scanUpTo(";", into: &text) && text == "123")
    #expect(scanner.scanString(";", into: &text) && text == ";")
    #expect(!scanner.scanString(";", into: &text))
    #expect(scanner.scanUpToCharacters(from: .decimalDigits, into: &text) && text == "rest")
  }

  @Test func `A pointer of Objective-C reads and writes what another one points to`() {
    let memory = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
    memory.initialize(to: nil)
    defer { memory.deallocate() }
    let pointer = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    pointer.pointee = NSNumber(value: 4)
    #expect((memory.pointee as? NSNumber)?.intValue == 4)
    memory.pointee = nil
    #expect(pointer.pointee == nil)
  }
}
