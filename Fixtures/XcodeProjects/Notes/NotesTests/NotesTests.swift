import XCTest
@testable import Notes

class NotesTests: XCTestCase {}
