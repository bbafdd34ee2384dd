/// An object that stands for one whose class is not in the program: a document names it, and no code is there.
@MainActor package protocol MissingCode: AnyObject {
  var missingClass: String { get }
}
