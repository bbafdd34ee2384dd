/// Why a package cannot be built, with what to do.
package struct BuildFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
