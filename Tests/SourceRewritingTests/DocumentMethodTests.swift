import PlainviewSourceRewriting
import Testing

/// Overrides of `awakeFromNib()` in classes that have it from Objective-C's root class.
@Suite struct DocumentMethodTests {
  @Test func `An object of a document overrides nothing and calls nothing above it`() {
    let text = rewritten(body: "class A: NSObject {\noverride func awakeFromNib() {\nsuper.awakeFromNib()\nf()\n}\n}\n")
    #expect(text.hasPrefix("class A: NSObject {\n         func awakeFromNib() {\n()"))
    #expect(text.contains("r.method(\"awakeFromNib\") { (o: A) in o.awakeFromNib() }"))
  }

  @Test func `A class below it overrides what that one has`() {
    let text = rewritten(
      body: "class A: NSObject {\noverride func awakeFromNib() {}\n}\nclass B: A {\noverride func awakeFromNib() {\n"
        + "super.awakeFromNib()\n}\n}\n")
    #expect(text.contains("class B: A {\noverride func awakeFromNib() {\nsuper.awakeFromNib()\n}"))
  }

  @Test func `Views override UIKit's method`() {
    let source = "class A: UIView {\n@objc override func awakeFromNib() { super.awakeFromNib() }\n}\n"
    #expect(rewritten(body: source).contains("override func awakeFromNib() { super.awakeFromNib() }"))
  }
}
