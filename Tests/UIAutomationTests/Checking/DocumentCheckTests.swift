import Foundation
import PlainviewUIAutomation
import Testing

/// Documents looked at without running their apps.
@MainActor @Suite struct DocumentCheckTests {
  /// A storyboard of one scene with these subviews, constraints and further objects; the subviews begin in line 8.
  func document(
    _ subviews: String, constraints: String = "", objects: String = "", outlets: String = ""
  ) throws -> String {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="vc0">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sc0"><objects>
      <viewController storyboardIdentifier="Main" id="vc0" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vw0"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      \(subviews)
      </subviews>
      <constraints>\(constraints)</constraints>
      </view><connections>\(outlets)</connections></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr0" sceneMemberID="firstResponder"/>
      \(objects)
      </objects></scene></scenes></document>

      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plainview-\(UUID().uuidString).storyboard")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func findings(in path: String) -> [String] {
    defer { try? FileManager.default.removeItem(atPath: path) }
    return DocumentCheck(path: path).findings.map { $0.description.replacing(path, with: "D") }
  }

  static let frame = "<rect key=\"frame\" x=\"20\" y=\"60\" width=\"100\" height=\"40\"/>"

  func button(_ id: String, _ inner: String = "", attributes: String = "") -> String {
    "<button contentMode=\"scaleToFill\" fixedFrame=\"YES\" \(attributes) id=\"\(id)\">\(Self.frame)\(inner)</button>"
  }

  private static let action =
    "<connections><action selector=\"go:\" destination=\"vc0\" eventType=\"touchUpInside\" id=\"ac0\"/></connections>"

  @Test func `A document in order has no findings`() throws {
    #expect(findings(in: try document(button("bt0", Self.action))).isEmpty)
  }

  @Test func `A button that nobody hears is a warning, unless an outlet or a segue leads to it`() throws {
    #expect(
      findings(in: try document(button("bt0"))) == [
        "D:8:1: warning: a tap on the button does nothing, connect it to an action, a segue or an outlet [bt0]"
      ])
    let array = "<outletCollection property=\"buttons\" destination=\"bt0\" id=\"oc0\"/>"
    #expect(
      findings(in: try document(button("bt0"), outlets: array)).allSatisfy { !$0.contains("does nothing") })
  }

  @Test func `An outlet to a property that the class does not have, and to nobody, are errors`() throws {
    let outlet = "<outlet property=\"box\" destination=\"bt0\" id=\"ou0\"/>"
    let found = findings(in: try document(button("bt0", Self.action), outlets: outlet))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("D:5:1: error: the scene cannot be shown: [<UIViewController") == true, "\(found)")
    #expect(found.first?.contains("not key value coding-compliant for the key box") == true)
    let gone = findings(in: try document(button("bt0", Self.action.replacing("vc0", with: "vc9"))))
    #expect(
      gone == [
        "D:8:\(gone.first?.split(separator: ":")[2] ?? ""): error: the destination 'vc9' of <action> does not exist [ac0]"
      ])
  }

  @Test func `A recognizer without a view or an action, or on a view that takes no touches, is a warning`() throws {
    let recognizer = "<tapGestureRecognizer id=\"tr0\"/>"
    #expect(
      findings(in: try document(button("bt0", Self.action), objects: recognizer)) == [
        "D:13:1: warning: nobody hears the recognizer, connect it to an action or remove it [tr0]",
        "D:13:1: warning: no view has the recognizer, drag it onto one or remove it [tr0]",
      ])
    let heard = recognizer.replacing("/>", with: ">\(Self.action)</tapGestureRecognizer>")
    let collection =
      "<outletCollection property=\"gestureRecognizers\" destination=\"tr0\" appends=\"YES\" collectionClass=\"NSMutableArray\" id=\"oc0\"/>"
    let label =
      "<label opaque=\"NO\" userInteractionEnabled=\"NO\" fixedFrame=\"YES\" text=\"a\" id=\"lb0\">\(Self.frame)"
      + "<connections>\(collection)</connections></label>"
    #expect(
      findings(in: try document(label, objects: heard)) == [
        "D:8:1: warning: the view takes no touches and has a recognizer, set User Interaction Enabled [lb0]"
      ])
  }

  @Test func `Identifiers that two elements of a scene share are a warning`() throws {
    let accessibility =
      "<accessibility key=\"accessibilityConfiguration\" identifier=\"go\"/>" + Self.action
    let twins = button("bt0", accessibility) + "\n" + button("bt1", accessibility.replacing("ac0", with: "ac1"))
    #expect(
      findings(in: try document(twins)) == [
        "D:9:1: warning: the identifier 'go' is that of line 8 too, give each its own [bt1]"
      ])
  }

  @Test func `Constraints that cannot hold are an error with all of them, those that are too few a warning`() throws {
    func constraint(_ attribute: String, _ id: String, _ constant: Int) -> String {
      "<constraint firstItem=\"lb0\" firstAttribute=\"\(attribute)\" secondItem=\"vw0\" secondAttribute=\"\(attribute)\""
        + " constant=\"\(constant)\" id=\"\(id)\"/>"
    }
    let label =
      "<label opaque=\"NO\" text=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lb0\">\(Self.frame)</label>"
    let conflict = constraint("leading", "c0", 20) + constraint("top", "c1", 60) + constraint("leading", "c2", 30)
    let found = findings(in: try document(label, constraints: conflict))
    #expect(found.count == 1)
    let lines = found.first?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == "D:5:1: error: these constraints cannot hold at once, change or remove one [vc0]")
    #expect(lines.count == 3 && lines.dropFirst().allSatisfy { $0.hasPrefix("    <NSLayoutConstraint H:|-(") })
    #expect(!lines.joined().contains("0x"))
    #expect(
      findings(in: try document(label, constraints: constraint("top", "c1", 60))) == [
        "D:8:1: warning: the place or size is ambiguous horizontally, add constraints that determine it [lb0]"
      ])
  }

  // MARK: X10

  /// Writes a xib with these objects and returns its findings.
  private func findings(inXib objects: String) throws -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      \(objects)
      </objects></document>

      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString).xib")
    try Data(text.utf8).write(to: file)
    return findings(in: file.path)
  }

  /// A cell of 60 points with a view of 40 between its upper and lower edges, and a constant that makes it fit or not.
  private func cell(bottom: Int) -> String {
    """
    <tableViewCell id="ce0"><rect key="frame" x="0" y="0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" id="co0"><rect key="frame" x="0" y="0" width="320" height="60"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vi0">
    <rect key="frame" x="10" y="10" width="40" height="40"/>
    <constraints><constraint firstAttribute="height" constant="40" id="c0"/>
    <constraint firstAttribute="width" constant="40" id="c1"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="vi0" firstAttribute="top" secondItem="co0" secondAttribute="top" constant="10" id="c2"/>
    <constraint firstAttribute="bottom" secondItem="vi0" secondAttribute="bottom" constant="\(bottom)" id="c3"/>
    <constraint firstItem="vi0" firstAttribute="leading" secondItem="co0" secondAttribute="leading" constant="10" id="c4"/>
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  @Test
  func
    `X10 Q5 A cell in a xib is looked at in its own size, to which its contents need not fit: rows are as high as they`()
    throws
  {
    #expect(try findings(inXib: cell(bottom: 10)).isEmpty)
    #expect(try findings(inXib: cell(bottom: 14)).isEmpty)
    let twice = cell(bottom: 10).replacing(
      "<constraint firstAttribute=\"width\"",
      with: "<constraint firstAttribute=\"width\" constant=\"41\" id=\"c9\"/>\n<constraint firstAttribute=\"width\"")
    let found = try findings(inXib: twice)
    #expect(found.count == 1)
    #expect(found.first?.contains("cannot hold at once") == true)
  }

  @Test func `X10 A scene of no device's size is looked at in the size that is stored for it`() throws {
    let view =
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"vi0\">\(Self.frame)<constraints>"
      + "<constraint firstAttribute=\"height\" constant=\"200\" id=\"c0\"/></constraints></view>"
    let ties = ["leading", "top", "trailing", "bottom"].map {
      "<constraint firstItem=\"vi0\" firstAttribute=\"\($0)\" secondItem=\"vw0\" secondAttribute=\"\($0)\" id=\"t\($0)\"/>"
    }
    let path = try document(view, constraints: ties.joined())
    let text = try String(contentsOfFile: path, encoding: .utf8).replacing("height=\"852\"", with: "height=\"200\"")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(findings(in: path).isEmpty)
    #expect(findings(in: try document(view, constraints: ties.joined())).count == 1)
  }

  @Test func `X10 A cause is told once, however many conflicts it makes`() throws {
    func wide(_ id: String, _ width: Int) -> String {
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(Self.frame)<constraints>"
        + "<constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"w\(id)\"/></constraints></view>"
    }
    func tie(_ first: String, _ attribute: String, _ second: String, _ constant: Int = 0) -> String {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\""
        + " secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(first)\(attribute)\(second)\"/>"
    }
    let ties =
      ["a", "b", "c"].map { tie($0, "top", "vw0") + tie($0, "leading", "vw0") }.joined()
      + tie("a", "width", "b") + tie("a", "width", "c")
      + ["a", "b", "c"].map {
        "<constraint firstItem=\"\($0)\" firstAttribute=\"height\" constant=\"10\" id=\"h\($0)\"/>"
      }.joined()
    let found = findings(in: try document(wide("a", 100) + wide("b", 110) + wide("c", 120), constraints: ties))
    #expect(found.count == 1)
  }

  @Test func `X10 What this program lacks, and what an app's extension may have, is no finding`() throws {
    let attribute = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="roundness"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let views =
      "<label opaque=\"NO\" text=\"a\" fixedFrame=\"YES\" id=\"lb0\">\(Self.frame)\(attribute)</label>"
      + "<glkView fixedFrame=\"YES\" id=\"gl0\">\(Self.frame)</glkView>"
    #expect(findings(in: try document(views)).filter { !$0.contains("unknown") } == [])
  }

  @Test func `X10 Frames in a cell are those of the margins that it shows`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
      <tableViewCell id="ce0"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="co0">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vi0">
      <rect key="frame" x="16" y="11" width="288" height="38"/></view></subviews><constraints>
      <constraint firstItem="vi0" firstAttribute="leading" secondItem="co0" secondAttribute="leadingMargin" id="c0"/>
      <constraint firstItem="vi0" firstAttribute="top" secondItem="co0" secondAttribute="topMargin" id="c1"/>
      <constraint firstAttribute="trailingMargin" secondItem="vi0" secondAttribute="trailing" id="c2"/>
      <constraint firstAttribute="bottomMargin" secondItem="vi0" secondAttribute="bottom" id="c3"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString).xib")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let verification = try FrameVerification(path: file.path, tolerance: 0)
    #expect(verification.count == 2)
    #expect(verification.differences.isEmpty)
  }

  @Test func `A file that cannot be read is an error with its place`() {
    #expect(
      DocumentCheck(path: "/nowhere.xib").findings.map(\.description) == [
        "/nowhere.xib:1:1: error: no such file, check the path"
      ])
  }

  // MARK: Stored frames

  @Test func `Frames are compared with the stored ones, each edge by the tolerance`() throws {
    func constraints(_ x: Int) -> String {
      ["leading": x, "top": 60, "width": 100, "height": 40].sorted { $0.key < $1.key }.map { attribute, constant in
        let second =
          attribute == "leading" || attribute == "top" ? "secondItem=\"vw0\" secondAttribute=\"\(attribute)\"" : ""
        return
          "<constraint firstItem=\"vw1\" firstAttribute=\"\(attribute)\" \(second) constant=\"\(constant)\" id=\"c\(attribute)\"/>"
      }
      .joined()
    }
    let view =
      "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"vw1\">\(Self.frame)</view>"
    func differences(_ x: Int, tolerance: CGFloat, view: String) throws -> (count: Int, lines: [String]) {
      let path = try document(view, constraints: constraints(x))
      defer { try? FileManager.default.removeItem(atPath: path) }
      let verification = try FrameVerification(path: path, tolerance: tolerance)
      return (verification.count, verification.differences.map { $0.description.replacing(path, with: "D") })
    }
    #expect(try differences(20, tolerance: 0, view: view) == (1, []))
    #expect(try differences(21, tolerance: 1, view: view) == (1, []))
    #expect(
      try differences(22, tolerance: 1, view: view) == (
        1, ["D:8:1: error: <view> is at (22, 60) size 100 x 40, stored is at (20, 60) size 100 x 40 [vw1]"]
      ))
    let misplaced = view.replacing("<view ", with: "<view misplaced=\"YES\" ")
    #expect(try differences(22, tolerance: 1, view: misplaced) == (0, []))
  }
}
