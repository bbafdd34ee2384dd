import Foundation
import Testing

/// Code outside this package compiles: in it, members with `package` and `@_spi` are not there.
@Suite struct OutsideUserTests {
  @Test(arguments: ["5", "6"])
  func `A program may use our names for its own members and overrides what UIKit lets it (W4, W8)`(
    _ version: String
  ) throws {
    let file = PackageStructure.root.appendingPathComponent("Fixtures/PublicInterface/OutsideUser.swift")
    let errors = try SymbolGraph.errors(ofChecking: file, swiftVersion: version)
    #expect(errors.isEmpty, "\(errors)")
  }
}
