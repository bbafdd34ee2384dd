import PlainviewSourceRewriting
import Testing

/// Imports and conditions.
@Suite struct ImportRewritingTests {
  @Test(arguments: [
    ("import UIKit.UILabel\n", "import UIKit        \n"),
    ("import class UIKit.UIView\n", "import       UIKit       \n"),
    ("import Foundation.NSBundle\n", "import Foundation         \n"),
    ("import CoreGraphics\n", "import UIKit       \n"), ("import os\n", "import os\n"),
    ("import struct CoreGraphics.CGRect\n", "import        UIKit              \n"),
    ("import Darwin\n", "import UIKit \n"), ("import UIKit\n", "import UIKit\n"), ("import OSLog\n", "import OSLog\n"),
    ("@testable import XCTest\n", "@testable import XCTest; import UIKit\n"),
    ("import UIKit; import XCTest\n", "import UIKit; import XCTest\n"),
    ("import Foundation\nlet s = Selector((\"f\"))\n", "import Foundation; import UIKit\nlet s = Selector((\"f\"))\n"),
    ("import Dispatch\nq.asyncUnsafe {}\n", "import Dispatch; import UIKit\nq.asyncUnsafe {}\n"),
    (
      "import Foundation\nlet m: UndoManager\n", "import Foundation; import UIKit\nlet m: UndoManager\n"
    ),
    (
      "public import Foundation\nfunc f(_ c: NSCoder) {}\n",
      "public import Foundation; public import UIKit\nfunc f(_ c: NSCoder) {}\n"
    ),
    (
      "#if os(Linux)\nimport Foundation\n#endif\nlet a: NSCoder\n",
      "#if os(Linux)\nimport Foundation; import UIKit\n#endif\nlet a: NSCoder\n"
    ),
    ("import Foundation\nlet s = \"NSCoder\"\n", "import Foundation\nlet s = \"NSCoder\"\n"),
    (
      "import Foundation\nlet f = ListFormatter()\n", "import Foundation; import UIKit\nlet f = ListFormatter()\n"
    ),
    (
      "import Foundation\nlet s = URLSession.shared\n",
      "import Foundation; import FoundationNetworking\nlet s = URLSession.shared\n"
    ),
    (
      "import Foundation\nextension URLSessionDataTask: Stopping {}\n",
      "import Foundation; import FoundationNetworking\nextension URLSessionDataTask: Stopping {}\n"
    ),
    (
      "import Foundation\nclass A: URLProtocol {}\n",
      "import Foundation; import FoundationNetworking\nclass A: URLProtocol {}\n"
    ),
    (
      "import Foundation\nextension HTTPURLResponse {}\n",
      "import Foundation; import FoundationNetworking\nextension HTTPURLResponse {}\n"
    ),
    (
      "import Foundation\nlet p: XMLParser, r: URLRequest\n",
      "import Foundation; import FoundationNetworking; import FoundationXML\nlet p: XMLParser, r: URLRequest\n"
    ),
    ("import UIKit\nlet s = URLSession.shared // @objc\n", "import UIKit\nlet s = URLSession.shared // @objc\n"),
  ])
  func `An import is of what there is here`(_ source: String, _ expected: String) {
    #expect(rewritten(source) == [expected])
  }

  @Test(arguments: [
    ("import os\n", "import os\n"), ("import os.log\n", "import os    \n"),
    ("@preconcurrency import os.signpost\n", "@preconcurrency import os         \n"),
    ("import SystemConfiguration.CaptiveNetwork\n", "import SystemConfiguration               \n"),
    ("import class CoreLocation.CLLocation\n", "import       CoreLocation           \n"),
    ("import struct CoreGraphics.CGRect\n", "import        CoreGraphics       \n"),
    ("import class UIKit.UIView\n", "import       UIKit       \n"), ("import MapKit\n", "import MapKit\n"),
  ])
  func `A module that the library offers is imported whole, under its own name`(_ source: String, _ expected: String) {
    let context = RewriteContext(modules: ["os", "CoreLocation", "CoreGraphics", "SystemConfiguration"])
    // The selector has the target rewritten.
    let rest = "let a = #selector(UIView.f)\n"
    #expect(rewritten(source + rest, context: context)[0].hasPrefix(expected.dropLast()))
  }

  @Test(arguments: [
    "let d = r.dictionaryRepresentation", "let t = try AttributedString(markdown: m)",
    "let t = Measurement(value: 1, unit: UnitMass.grams).formatted()", "let b = url.resourceBytes",
    "let d = try url.bookmarkData()", "let u = try URL(resolvingBookmarkData: d, bookmarkDataIsStale: &s)",
    "let w: FileWrapper", "let c: NSFileCoordinator", "let u = URL.documentsDirectory", "let u: URL = .cachesDirectory",
    "let u = URL.applicationSupportDirectory", "let p = NSPredicate(format: \"id == %@\", id as CVarArg)",
    "let n = center.notifications(named: name)",
  ])
  func `What UIKit adds to Foundation is there where Foundation alone is imported`(_ line: String) {
    #expect(rewritten("import Foundation\n\(line)\n") == ["import Foundation; import UIKit\n\(line)\n"])
  }

  @Test func `A file sees what the headers of a module that it imports include`() {
    let context = RewriteContext(headersOfTargets: ["Entry": ["UIKit"], "Other": ["Foundation"]])
    #expect(
      rewritten("import Foundation\nimport Entry\nlet a = UIColor.red\n", context: context)
        == ["import Foundation\nimport Entry; import UIKit\nlet a = UIColor.red\n"])
    #expect(
      rewritten("import UIKit\nimport Entry\nlet a = UIColor.red\n", context: context)
        == ["import UIKit\nimport Entry\nlet a = UIColor.red\n"])
    #expect(
      rewritten("import Other\nlet a = 1\n", context: context) == ["import Other; import Foundation\nlet a = 1\n"])
  }

  @Test(arguments: [
    (
      "import Foundation\nlet a = kSecClass as String\n",
      "import Foundation; import Security\nlet a = kSecClass as String\n"
    ),
    (
      "import Foundation\nlet a = kSecAttrSynchronizableAny\n",
      "import Foundation; import Security\nlet a = kSecAttrSynchronizableAny\n"
    ),
    ("import Foundation\nlet a = errSecIO\n", "import Foundation; import Security\nlet a = errSecIO\n"),
    ("import Foundation\nlet kSeconds = 1, kSec = 2\n", "import Foundation\nlet kSeconds = 1, kSec = 2\n"),
    ("import UIKit\nlet a = SecItemDelete(b)\n", "import UIKit; import Security\nlet a = SecItemDelete(b)\n"),
    ("import Security\nlet a = SecItemDelete(b)\n", "import Security\nlet a = SecItemDelete(b)\n"),
    ("import Foundation\nlet a = b.serverTrust\n", "import Foundation; import Security\nlet a = b.serverTrust\n"),
    (
      "import AVKit\nlet a = CGImageDestinationFinalize(b)\n",
      "import AVKit; import ImageIO\nlet a = CGImageDestinationFinalize(b)\n"
    ),
    ("import Foundation\nlet a: CFString\n", "import Foundation; import UIKit\nlet a: CFString\n"),
    ("import Foundation\nlet a = INT64_MAX\n", "import Foundation; import UIKit\nlet a = INT64_MAX\n"),
    ("import UIKit\nlet a = CIContext()\n", "import UIKit; import CoreImage\nlet a = CIContext()\n"),
    (
      "import UIKit\nlet a: CGImagePropertyOrientation\n",
      "import UIKit; import CoreImage\nlet a: CGImagePropertyOrientation\n"
    ),
    ("import Foundation\nlet a: SecTrust\n", "import Foundation; import Security\nlet a: SecTrust\n"),
    ("import CoreData\nlet a: CLPlacemark?\n", "import CoreData; import CoreLocation\nlet a: CLPlacemark?\n"),
    ("import Foundation\nlet a: CLPlacemark?\n", "import Foundation\nlet a: CLPlacemark?\n"),
    (
      "import Foundation\nlet a = kCFBundleNameKey\n", "import Foundation; import UIKit\nlet a = kCFBundleNameKey\n"
    ),
    (
      "import UIKit\nclass A: UNUserNotificationCenterDelegate {}\n",
      "import UIKit; import UserNotifications\nclass A: UNUserNotificationCenterDelegate {}\n"
    ),
    (
      "import UIKit\nimport UserNotifications\nlet a: UNNotification\n",
      "import UIKit\nimport UserNotifications\nlet a: UNNotification\n"
    ),
    (
      "import Foundation\n@Observable class A {}\n", "import Foundation; import Observation\n@Observable class A {}\n"
    ),
    (
      "import UIKit\nimport Observation\n@Observable final class A {}\n",
      "import UIKit\nimport Observation\n@Observable final class A {}\n"
    ),
    (
      "import Foundation\nclass A: ObservableObject {}\n",
      "import Foundation; import Combine\nclass A: ObservableObject {}\n"
    ),
    (
      "import UIKit\nlet a: NSManagedObjectContext\n", "import UIKit; import CoreData\nlet a: NSManagedObjectContext\n"
    ), ("import Foundation\nlet a: NSFetchRequest<A>\n", "import Foundation\nlet a: NSFetchRequest<A>\n"),
    ("import Combine\nlet a: AnyCancellable?\n", "import Combine\nlet a: AnyCancellable?\n"),
    ("import Foundation\nlet a: UNNotification\n", "import Foundation\nlet a: UNNotification\n"),
    ("import Foundation\nlet a = CIContext()\n", "import Foundation\nlet a = CIContext()\n"),
    (
      "#if canImport(Security)\nlet a: SecTrust\n#endif\n",
      "#if false              \nlet a: SecTrust\n#endif\n"
    ),
    ("import CoreImage.CIFilterBuiltins\n", "import CoreImage                 \n"),
  ])
  func `What Foundation and UIKit bring on Apple's systems is imported where it is named`(
    _ source: String, _ expected: String
  ) {
    #expect(
      rewritten(
        source,
        context: RewriteContext(modules: [
          "Security", "CoreImage", "UserNotifications", "Combine", "CoreData", "ImageIO", "CoreLocation",
        ]))
        == [expected])
  }

  @Test(arguments: [
    ("import UIKit\nlet a = Darwin.ceil(1.5)\n", "import UIKit\nlet a = Foundation.ceil(1.5)\n"),
    ("import Foundation\nlet a = Darwin.ceil(1.5)\n", "import Foundation\nlet a = Foundation.ceil(1.5)\n"),
    ("import UIKit\nlet a: CoreGraphics.CGFloat\n", "import UIKit\nlet a: UIKit       .CGFloat\n"),
    ("import CoreGraphics\nlet a: CoreGraphics.CGFloat\n", "import CoreGraphics\nlet a: CoreGraphics.CGFloat\n"),
    (
      "import Foundation\nlet a: Foundation.XMLParser\n",
      "import Foundation; import FoundationXML\nlet a: FoundationXML.XMLParser\n"
    ),
    ("import UIKit\nlet a: Foundation.URLSession\n", "import UIKit\nlet a: FoundationNetworking.URLSession\n"),
    (
      "import UIKit\nlet a = b.Darwin.c, d: Foundation.Data\n", "import UIKit\nlet a = b.Darwin.c, d: Foundation.Data\n"
    ),
  ])
  func `A module in front of a name is the one that has it here`(_ source: String, _ expected: String) {
    let context = RewriteContext(modules: ["CoreGraphics"])
    #expect(rewritten(source, context: context) == [expected])
  }

  @Test(arguments: [
    ("struct A {}\n", "import UIKit; import WebKit; struct A {}\n"),
    ("import Foundation\n", "import Foundation; import UIKit; import WebKit\n"),
    ("import UIKit\n", "import UIKit; import WebKit\n"), ("import WebKit\n", "import WebKit; import UIKit\n"),
  ])
  func `What the headers of a target include, each of its files sees`(_ source: String, _ expected: String) {
    let context = RewriteContext(modules: ["WebKit"], headerModules: ["UIKit", "WebKit"])
    #expect(rewritten(source, context: context) == [expected])
  }

  @Test func `A file whose first line is a condition gets its import at the end`() {
    let text = rewritten("#if DEBUG\n#endif\n@objc class A { @objc func f() {} }\n")[0]
    #expect(text.hasSuffix("}\nimport UIKit"))
    #expect(rewritten("#if DEBUG\n#endif")[0] == "#if DEBUG\n#endif")
    let both = rewritten("#if DEBUG\n#endif\n@objc class A { @objc func f() {} }")[0]
    #expect(both.hasSuffix("}\nimport UIKit") && both.split(separator: "\n").count == 4)
  }

  @Test(arguments: [
    ("#if os(iOS)\n#endif\n", "#if true   \n#endif\n"),
    ("#if !os(iOS) || os(tvOS)\n#endif\n", "#if !true    || os(tvOS)\n#endif\n"),
    (
      "#if DEBUG\n#elseif targetEnvironment(simulator) // why\n#endif\n",
      "#if DEBUG\n#elseif true                         // why\n#endif\n"
    ),
    ("#if canImport(CoreGraphics)\n#endif\n", "#if true                   \n#endif\n"),
    ("#if canImport(Darwin)\n#endif\n", "#if canImport(Darwin)\n#endif\n"),
    ("import UIKit\n#if canImport(Darwin)\n#endif\n", "import UIKit\n#if true             \n#endif\n"),
    ("#if canImport(os)\n#endif\n", "#if false        \n#endif\n"),
    ("import UIKit\n#if canImport(os)\n#endif\n", "import UIKit\n#if canImport(os)\n#endif\n"),
    (
      "import UIKit\n#if !os(Linux)\nimport QuartzCore\n#endif\n#if os(Linux)\n#else\n#endif\n",
      "import UIKit\n#if !false    \nimport UIKit     \n#endif\n#if os(Linux)\n#else\n#endif\n"
    ),
    (
      "#if os(Linux)\n#if A\n#endif\n#else\nimport UIKit\n#endif\n",
      "#if false    \n#if A\n#endif\n#else\nimport UIKit\n#endif\n"
    ),
    (
      "import UIKit\n#if !os(watchOS) && !os(Linux)\nstruct A {}\n#endif\n",
      "import UIKit\n#if !os(watchOS) && !false    \nstruct A {}\n#endif\n"
    ),
    ("import UIKit\n#if !os(Linux)\n#else\n#endif\n", "import UIKit\n#if !os(Linux)\n#else\n#endif\n"),
    (
      "import UIKit\nfunc f() {\n#if !os(Linux)\n#endif\n}\n",
      "import UIKit\nfunc f() {\n#if !os(Linux)\n#endif\n}\n"
    ),
    (
      "import UIKit\nextension String {\nvar a: Int { 1 }\n#if !os(Linux)\nfunc f() {}\n#endif\n}\n",
      "import UIKit\nextension String {\nvar a: Int { 1 }\n#if !false    \nfunc f() {}\n#endif\n}\n"
    ),
    ("#if !os(Linux)\nstruct A {}\n#endif\n", "#if !os(Linux)\nstruct A {}\n#endif\n"),
    (
      "import Dispatch\nextension DispatchQueue {\n#if !os(Linux)\nfunc f() {}\n#endif\n}\n",
      "import Dispatch\nextension DispatchQueue {\n#if !false    \nfunc f() {}\n#endif\n}\n"
    ),
    (
      "import Foundation\nextension String {\n#if !os(Linux)\nfunc f() {}\n#endif\n}\n",
      "import Foundation\nextension String {\n#if !os(Linux)\nfunc f() {}\n#endif\n}\n"
    ),
    (
      "import UIKit\nextension String {\n#if !os(Linux)\nfunc indices(where a: B) {}\n#endif\n}\n",
      "import UIKit\nextension String {\n#if !os(Linux)\nfunc indices(where a: B) {}\n#endif\n}\n"
    ),
    (
      "import UIKit\nclass A {\n#if !os(Linux)\nfunc f() { b.indices { $0 } }\n#endif\n}\n",
      "import UIKit\nclass A {\n#if !os(Linux)\nfunc f() { b.indices { $0 } }\n#endif\n}\n"
    ),
    ("#if os(Linux) && macos(iOS)\n#endif\n", "#if os(Linux) && macos(iOS)\n#endif\n"),
  ])
  func `What holds on iOS is true`(_ source: String, _ expected: String) { #expect(rewritten(source) == [expected]) }

  @Test(arguments: ["Combine", "CoreLocation", "CoreImage"])
  func `Where a module of Apple's is there, code for it is not kept from Linux`(module: String) {
    let source = "#if !(os(Windows) || os(Linux))\nimport \(module)\n#endif\n"
    #expect(
      rewritten(source, context: RewriteContext(modules: [module])) == [
        "#if !(os(Windows) || false    )\nimport \(module)\n#endif\n"
      ])
    #expect(rewritten(source) == [source])
  }

  @Test func `Where there are certificates, code for them is not kept from Linux`() {
    let source = """
      protocol A {
        #if os(Linux)
        #else
        func f(_ a: SecTrust)
        #endif
        #if os(Linux)
        func g()
        #endif
      }

      """
    #expect(
      rewritten(source, context: RewriteContext(modules: ["Security"]))[0].contains("#if false    \n  #else")
        && rewritten(source, context: RewriteContext(modules: ["Security"]))[0].contains("#if os(Linux)\n  func g"))
    #expect(rewritten(source) == [source])
  }

  @Test func `The list of tests that Linux needed once is left out`() {
    let list = "import Foundation\n#if os(Linux)\nextension T { static var allTests: [Int] { [] } }\n#endif\n"
    #expect(rewritten(list, kind: .test)[0].contains("#if false    \n"))
    #expect(rewritten(list) == [list])
  }

  @Test func `What stands on C without an interface is on Linux`() {
    let context = RewriteContext(dependsOnC: true)
    #expect(
      rewritten("#if os(iOS)\n#elseif canImport(CoreGraphics)\n#endif\n", context: context) == [
        "#if os(iOS)\n#elseif false                  \n#endif\n"
      ])
    #expect(rewritten("import UIKit\n#if os(iOS)\n#endif\n", context: context)[0].contains("#if true"))
  }

  @Test func `Modules are replaced as the context says`() {
    let context = RewriteContext(substitutions: ["SnapshotTesting": "Snapshot"])
    #expect(rewritten("import SnapshotTesting\n", context: context) == ["import Snapshot       \n"])
  }

  @Test func `Beside Swift Testing a file with SnapshotTesting gets UIKit without our own snapshots`() {
    let context = RewriteContext(substitutions: ["SnapshotTesting": "Snapshots"])
    #expect(
      rewritten("import SnapshotTesting\nimport Testing\nimport UIKit\n", context: context)
        == ["import Snapshots      \nimport Testing\nimport PlainviewUIKit\n"])
    #expect(
      rewritten("import SnapshotTesting\nimport UIKit\n", context: context)
        == ["import Snapshots      \nimport UIKit\n"])
  }

  @Test func `A target that drives an interface gets its own test module`() {
    let context = RewriteContext(interfaceTestModule: "XCUIAutomation")
    let texts = rewritten(
      "import XCTest\nlet a = XCUIApplication()\n", "import XCTest\n", kind: .test, context: context)
    #expect(
      texts == [
        "import XCUIAutomation; import UIKit\nlet a = XCUIApplication()\n", "import XCUIAutomation; import UIKit\n",
      ])
  }

  @Test(arguments: [
    ("import XCTest\n", "import PlainviewXCTest; import UIKit\n"),
    ("@testable import XCTest\n", "@testable import PlainviewXCTest; import UIKit\n"),
    ("import class XCTest.XCTestCase\n", "import       PlainviewXCTest  ; import UIKit\n"),
    // Beside Swift Testing the calls of the driver throw.
    (
      "import Testing\nimport XCTest\nlet a = XCUIApplication()\n",
      "import Testing\nimport PlainviewXCTest; import UIKit\nlet a = XCUIApplication()\n"
    ),
  ])
  func `A test module has iOS's class of tests`(_ source: String, _ expected: String) {
    let context = RewriteContext(testModule: "PlainviewXCTest", interfaceTestModule: "XCUIAutomation")
    #expect(rewritten(source, kind: .test, context: context) == [expected])
  }

  @Test(arguments: ["struct A {}\n", "import Foundation\nlet a = 1\n", "import UIKit\nclass A: UIView {}\n", ""])
  func `A file without trigger words needs nothing`(_ source: String) {
    #expect(!SourceRewriter.mayNeedRewriting(Array(source.utf8)))
  }

  @Test func `A module that another one takes the place of is looked for`() {
    let source = Array("import Testing\nimport SnapshotTesting\n".utf8)
    #expect(!SourceRewriter.mayNeedRewriting(source))
    #expect(SourceRewriter.mayNeedRewriting(source, besides: ["SnapshotTesting"]))
  }

  @Test(arguments: [
    "@objc", "#selector(f)", "d?.f?()", "d!.f!()", "import XCTest", "#if os(iOS)",
    "extension A { override func f() {} }",
    "import Foundation\nSelector(\"f\")", "import UIKit.UILabel", "@UIApplicationMain", "import class UIKit.UIView",
    "import SystemConfiguration.CaptiveNetwork",
  ])
  func `A file with a trigger word may need something`(_ source: String) {
    #expect(SourceRewriter.mayNeedRewriting(Array(source.utf8)))
  }
}
