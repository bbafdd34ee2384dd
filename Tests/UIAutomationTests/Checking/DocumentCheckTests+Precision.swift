import Foundation
import PlainviewUIAutomation
import Testing

/// What seems to be a mistake in a document and is none, and what is reported instead.
extension DocumentCheckTests {
  // MARK: Q5

  @Test(arguments: [
    "userInteractionEnabled=\"NO\"", "enabled=\"NO\"", "tag=\"7\"", "showsMenuAsPrimaryAction=\"YES\"",
    "customClass=\"Rating\"",
  ])
  func `Q5 A button that is switched off, or that something else answers for, is no finding`(_ attribute: String) throws
  {
    #expect(
      findings(in: try document(button("bt0", attributes: attribute))).filter { $0.contains("does nothing") } == [])
  }

  @Test func `Q5 Nobody taps on a launch screen`() throws {
    let path = try document(button("bt0"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data(text.replacing("version=\"3.0\"", with: "version=\"3.0\" launchScreen=\"YES\"").utf8).write(
      to: URL(fileURLWithPath: path))
    #expect(findings(in: path) == [])
  }

  @Test func `Q5 A delegate without methods is no finding, a data source without them is`() throws {
    let table = """
      <tableView fixedFrame="YES" dataMode="prototypes" id="tv0">\(Self.frame)
      <connections><outlet property="delegate" destination="vc0" id="ou0"/>KIND</connections></tableView>
      """
    #expect(findings(in: try document(table.replacing("KIND", with: ""))) == [])
    let source = "<outlet property=\"dataSource\" destination=\"vc0\" id=\"ou1\"/>"
    let found = findings(in: try document(table.replacing("KIND", with: source)))
    #expect(found.count == 1 && found.first?.contains("the outlet 'dataSource' stays empty") == true, "\(found)")
  }

  @Test
  func `Q5 Views of one text line that give way alike are told as that, hidden ones and what follows from it are not`()
    throws
  {
    let texts = ["a", "b"].map {
      "<label text=\"\($0)\" horizontalHuggingPriority=\"251\" translatesAutoresizingMaskIntoConstraints=\"NO\" ATTRIBUTES id=\"\($0)\">\(Self.frame)</label>"
    }
    let ties = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="vw0" secondAttribute="leading" constant="20" id="c0"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="c1"/>
      <constraint firstItem="vw0" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" id="c2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="vw0" secondAttribute="top" constant="60" id="c3"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c4"/>
      """
    func found(_ first: String, _ second: String) throws -> [String] {
      let views = texts[0].replacing("ATTRIBUTES", with: first) + "\n" + texts[1].replacing("ATTRIBUTES", with: second)
      return findings(in: try document(views, constraints: ties))
    }
    let tie =
      "the place or size is ambiguous horizontally, for other views give way as easily: change a content hugging or compression resistance priority"
    #expect(try found("", "") == ["D:8:1: warning: \(tie) [a]", "D:9:1: warning: \(tie) [b]"])
    #expect(try found("horizontalCompressionResistancePriority=\"749\"", "").count == 2)
    // A hidden view that is compressed is not visible.
    #expect(try found("", "hidden=\"YES\"") == [])
    // The preferred width of a text of several lines follows from the available width.
    #expect(try found("numberOfLines=\"0\"", "") == [])
  }

  @Test func `Q5 What is inside an ambiguous view is not told again`() throws {
    let inside =
      "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"in0\">\(Self.frame)</view></subviews><constraints>"
      + ["leading", "top", "trailing", "bottom"].map {
        "<constraint firstItem=\"in0\" firstAttribute=\"\($0)\" secondItem=\"ou0\" secondAttribute=\"\($0)\" id=\"i\($0)\"/>"
      }.joined() + "</constraints>"
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"ou0\">\(Self.frame)\(inside)</view>"
    let ties = ["leading", "top"].map {
      "<constraint firstItem=\"ou0\" firstAttribute=\"\($0)\" secondItem=\"vw0\" secondAttribute=\"\($0)\" id=\"o\($0)\"/>"
    }.joined()
    #expect(
      findings(in: try document(view, constraints: ties)) == [
        "D:8:1: warning: the place or size is ambiguous horizontally and vertically, add constraints that determine it [ou0]"
      ])
  }

  @Test func `Q5 A scene that nothing leads to is a warning, as in Xcode`() throws {
    let scene = """
      </objects></scene><scene sceneID="sc1"><objects><viewController IDENTIFIER id="vc1" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vw1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
      </viewController>
      """
    let alone = findings(in: try document("", objects: scene.replacing("IDENTIFIER", with: "")))
    #expect(alone.count == 1)
    #expect(
      alone.first?.hasSuffix(
        "warning: nothing leads to the scene, give it a segue or an identifier, or make it the initial one [vc1]")
        == true)
    #expect(
      findings(in: try document("", objects: scene.replacing("IDENTIFIER", with: "storyboardIdentifier=\"Other\"")))
        == [])
    let segue = "<segue destination=\"vc1\" kind=\"show\" identifier=\"go\" id=\"sg0\"/>"
    #expect(
      findings(in: try document("", objects: scene.replacing("IDENTIFIER", with: ""), outlets: segue)) == [])
  }

  @Test func `Q5 A storyboard may lie anywhere in the project, and one that does not is a finding`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["App.xcodeproj", "Home", "Profile/Base.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let reference = """
      </objects></scene><scene sceneID="sc1"><objects>
      <viewControllerPlaceholder storyboardName="Profile" id="vc1" sceneMemberID="viewController"/>
      """
    let segue = "<segue destination=\"vc1\" kind=\"show\" identifier=\"go\" id=\"sg0\"/>"
    let (main, other) = (try document("", objects: reference, outlets: segue), try document(""))
    defer { for path in [main, other] { try? FileManager.default.removeItem(atPath: path) } }
    let home = folder.appendingPathComponent("Home/Home.storyboard").path
    try FileManager.default.copyItem(atPath: main, toPath: home)
    let missing = DocumentCheck(path: home).findings.map(\.message)
    #expect(missing == ["there is no storyboard 'Profile' beside this one or in its project [vc1]"])
    // Without a project the other documents are not known.
    #expect(DocumentCheck(path: main).findings.isEmpty)
  }

  @Test func `Q5 Xcode keeps factors as they were typed, with blanks, and devices in any case`() throws {
    let label =
      "<label opaque=\"NO\" text=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lb0\">\(Self.frame)</label>"
    let ties = ["centerX", "centerY"].map {
      "<constraint firstItem=\"lb0\" firstAttribute=\"\($0)\" secondItem=\"vw0\" secondAttribute=\"\($0)\" multiplier=\"2 / 3\" id=\"\($0)\"/>"
    }
    let path = try document(label, constraints: ties.joined())
    let text = try String(contentsOfFile: path, encoding: .utf8).replacing("retina6_12", with: "Retina6_12")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(findings(in: path) == [])
  }

  @Test func `Q5 A key that a class lacks is found although another class is missing, what else happens is said`()
    throws
  {
    let stranger = "<view customClass=\"Stranger\" fixedFrame=\"YES\" id=\"st0\">\(Self.frame)</view>"
    let outlet = "<outlet property=\"box\" destination=\"st0\" id=\"ou0\"/>"
    let found = findings(in: try document(stranger, outlets: outlet))
    #expect(found.count == 1 && found.first?.contains("error: the scene cannot be shown") == true, "\(found)")
  }

  @Test func `Q5 A scene has the bars that its stored frames show, though it is looked at without its container`()
    throws
  {
    // 59 points of a status bar, 44 of a navigation bar, 34 of a home indicator.
    func found(_ height: Int) throws -> [String] {
      let view = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="vi0">
        <rect key="frame" x="0" y="103" width="393" height="715"/>
        <constraints><constraint firstAttribute="height" constant="\(height)" id="h0"/></constraints></view>
        """
      let ties = ["leading", "top", "trailing", "bottom"].map {
        "<constraint firstItem=\"vi0\" firstAttribute=\"\($0)\" secondItem=\"sa0\" secondAttribute=\"\($0)\" id=\"t\($0)\"/>"
      }
      let path = try document(view, constraints: ties.joined())
      let text = try String(contentsOfFile: path, encoding: .utf8)
        .replacing("useAutolayout=\"YES\"", with: "useAutolayout=\"YES\" useSafeAreas=\"YES\" toolsVersion=\"22505\"")
        .replacing("</subviews>\n", with: "</subviews>\n<viewLayoutGuide key=\"safeArea\" id=\"sa0\"/>\n")
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return findings(in: path)
    }
    #expect(try found(715) == [])
    #expect(try found(600).count == 1)
  }
}
