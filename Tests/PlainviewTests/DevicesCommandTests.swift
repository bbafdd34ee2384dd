import Testing

/// `plainview devices`; the points are those of Apple's list of screen sizes.
@Suite struct DevicesCommandTests {
  @Test(arguments: [
    ("iPhone SE (1st generation)", "320 x 568 @2x"), ("iPhone 8", "375 x 667 @2x"),
    ("iPhone 14 Pro", "393 x 852 @3x"),
  ])
  func `A device is listed with its points`(_ name: String, _ size: String) throws {
    let lines = try Tool.run("devices").output.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix(name + "  ") })
    #expect(line.dropFirst(name.count).drop { $0 == " " }.hasPrefix(size + "  safe area "), "\(line)")
  }

  @Test func `Every name that is listed is one that --device takes`() throws {
    let names = try Tool.run("devices").output.split(separator: "\n").map { line in
      String(line.prefix(upTo: line.firstRange(of: "  ")?.lowerBound ?? line.endIndex))
    }
    #expect(names.count > 20 && Set(names).count == names.count)
    for name in [names.first, names.last].compactMap({ $0 }) {
      #expect(try Tool.run("render", "Fixtures/SignUp/SignUp.storyboard", "--device", name).exitCode == 0)
    }
  }
}
