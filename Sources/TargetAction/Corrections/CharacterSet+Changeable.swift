public import Foundation

extension CharacterSet {
  /// The same set, which can be changed: on Linux a change of the inverse of one of Foundation's own sets ends the program.
  /// Sources that name such an inverse are rewritten to use this.
  public var __changeable: CharacterSet {
    var set = CharacterSet()
    set.formUnion(self)
    return set
  }
}
