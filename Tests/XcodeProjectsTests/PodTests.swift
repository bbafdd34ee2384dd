import Foundation
import PlainviewXcodeProjects
import Testing

/// The project that CocoaPods makes of an app's pods.
@Suite final class PodTests {
  private let sample: SampleProject

  init() throws { sample = try SampleProject() }

  /// Installs pods: a framework each, with the source in Objective-C that CocoaPods adds, and one of all that has no other.
  private func install(_ pods: [String: String], needs: [String: [String]] = [:]) throws {
    try sample.write("Podfile", pods.keys.sorted().map { "pod '\($0)'" }.joined(separator: "\n"))
    let project = try SampleProject()
    for (name, text) in pods.sorted(by: { $0.key < $1.key }) {
      try sample.write("Pods/\(name)/\(name).swift", text)
      try sample.write("Pods/Support/\(name)-dummy.m")
      try project.add(
        .init(
          name: name, type: "framework", files: ["\(name)/\(name).swift", "Support/\(name)-dummy.m"],
          dependencies: needs[name] ?? []))
    }
    try project.add(
      .init(name: "Pods-App", type: "framework", files: ["Support/All-dummy.m"], dependencies: pods.keys.sorted()))
    try project.write(to: "Pods/Pods.xcodeproj/project.pbxproj", of: sample)
  }

  @Test func `Pods that are imported are built from their sources, and those that they need`() throws {
    try install(["Net": "public struct Net {}", "Feed": "import Net", "Unused": ""], needs: ["Feed": ["Net"]])
    try sample.add(
      .init(name: "App", scripts: ["[CP] Check Pods Manifest.lock", "Lint"]),
      sources: ["A.swift": "import Feed\n@main struct A {}"])
    let plan = try sample.plan()
    #expect(plan.targets.map(\.name) == ["App", "Feed", "Net"])
    #expect(plan.targets.first?.dependencies == [.target("Feed")])
    #expect(plan.targets.dropFirst().first?.dependencies == [.target("Net")])
    // CocoaPods' own scripts do what is done here anyway, and its own sources have no contents.
    #expect(plan.leftOut.map(\.what) == ["Lint"])
  }

  @Test func `A workspace that CocoaPods made names the pods too`() throws {
    try install(["Feed": ""])
    try sample.add(.init(name: "App"), sources: ["A.swift": "import Feed\n@main struct A {}"])
    _ = try sample.project()
    try sample.write(
      "App.xcworkspace/contents.xcworkspacedata",
      "<Workspace><FileRef location = \"group:Sample.xcodeproj\"></FileRef>"
        + "<FileRef location = \"group:Pods/Pods.xcodeproj\"></FileRef></Workspace>")
    let project = try XcodeProject(at: sample.folder.path + "/App.xcworkspace")
    #expect(project.relatedProjects.map(\.name) == ["Pods"])
    #expect(try PackagePlan(of: project).targets.map(\.name) == ["App", "Feed"])
  }

  @Test func `A pod in Objective-C costs the targets that import it`() throws {
    try install(["Feed": ""])
    try sample.write("Pods/Feed/Feed.swift")
    try sample.add(.init(name: "App"), sources: ["A.swift": "import Spinner\n@main struct A {}"])
    #expect(
      try sample.plan().leftOut.map(\.description) == [
        "App: import Spinner in A.swift: there is no such module here; CocoaPods may have it: as a Swift package it could "
          + "come along; costs App"
      ])
  }
}
