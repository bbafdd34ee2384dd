import PlainviewSourceRewriting
import Testing

/// Methods of UIKit's delegates that only a subclass has.
@Suite struct AddedDelegateMethodTests {
  private static let base = "class Base: UIViewController, UITableViewDelegate {\n}\n"

  @Test func `A subclass registers the optional methods that it adds`() {
    let source =
      Self.base
      + "class Sub: Base {\nfunc tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}\n}\n"
    #expect(
      rewritten(body: source).hasSuffix(
        "{}\n"
          + registration(
            "1", of: "Sub",
            "r.method(\"tableView:didSelectRowAtIndexPath:\") { (o: Sub, a0: UITableView, a1: IndexPath) in "
              + "o.tableView(a0, didSelectRowAt: a1) }",
            "r.delegateMethod(\"tableView(_:didSelectRowAt:)\", \"tableView:didSelectRowAtIndexPath:\")") + " }\n"))
  }

  @Test func `So does one whose superclass is of another module, and an extension`() {
    let method = "func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n"
    let other = rewritten(body: "class Sub: Elsewhere {\n\(method)}\n")
    #expect(other.contains("r.delegateMethod(\"scrollViewDidScroll(_:)\", \"scrollViewDidScroll:\")"))
    let texts = rewritten("import UIKit\n" + Self.base + "class Sub: Base {}\n", "extension Sub {\n\(method)}\n")
    #expect(texts[1].contains("r.method(\"scrollViewDidScroll:\") { (o: Sub, a0: UIScrollView) in"))
  }

  @Test(arguments: [
    // Swift binds the methods of the class that conforms.
    "class A: UIViewController, UITableViewDelegate {\n"
      + "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}\n}\n",
    "class A: UITableViewController {\n"
      + "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}\n}\n",
    "class B: UIView {}\nclass A: B {\nprivate func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}\n",
    "class B: UIView {}\nclass A: B {\nfunc refresh(_ scrollView: UIScrollView) {}\n}\n",
  ])
  func `Other methods are left as they are`(_ source: String) { #expect(rewritten(body: source) == source) }

  @Test func `A delegate's method that takes the sender alone can be an action of a document`() {
    let source =
      "class A: UIViewController, UITextFieldDelegate {\nfunc textFieldDidBeginEditing(_ f: UITextField) {}\n}\n"
    #expect(
      rewritten(body: source).contains(
        "{}\n"
          + registration(
            of: "A",
            "r.method(\"textFieldDidBeginEditing:\") { (o: A, a0: UITextField) in o.textFieldDidBeginEditing(a0) }")))
    let parts = rewritten(
      "import UIKit\nclass A: UIViewController {}\n",
      "import UIKit\nextension A: UITextFieldDelegate {\nfunc textFieldShouldReturn(_ f: UITextField) -> Bool { true }\n}\n"
    )
    #expect(parts[1].contains("r.method(\"textFieldShouldReturn:\") { (o: A, a0: UITextField) in"))
    // Without the protocol it is a method like others.
    let other = "class A: UIViewController {\nfunc textFieldDidBeginEditing(_ f: UITextField) {}\n}\n"
    #expect(rewritten(body: other) == other)
  }

  @Test func `A method that is exposed in a delegate has the selector of UIKit's headers`() {
    let source =
      "class A: UIView, UITableViewDelegate {\n@objc func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> "
      + "CGFloat { 1 }\n}\n"
    #expect(rewritten(body: source).contains("r.method(\"tableView:heightForRowAtIndexPath:\")"))
  }

  @Test func `A variable that holds no function is none that is called`() {
    let source = "class D {\nvar textFieldShouldReturn = false\n}\nlet x = d.delegate!.textFieldShouldReturn!(f)\n"
    #expect(
      rewritten(body: source).contains(
        "d.delegate!.__ifImplemented(\"textFieldShouldReturn(_:)\")!.textFieldShouldReturn"))
  }
}
