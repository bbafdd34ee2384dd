import XCTest

class NotesUITests: XCTestCase {}
