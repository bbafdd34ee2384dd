import Testing

/// Commands about the app of a package or a project: what is wrong with the command line is said before anything is built.
@Suite struct ForwardedCommandTests {
  @Test(arguments: [
    (["--package", "a", "--project", "b"], "`--package` and `--project` name two apps, remove one of them"),
    (["--package"], "`--package` has no value, add one"),
    (["--project="], "`--project` has no value, add one"),
    (["--package", "a", "--package", "b"], "`--package` stands twice, remove one of them"),
    (
      ["--package", "a", "--configuration", "Release"],
      "`--configuration` is one of a project's, remove it or take `--project`"
    ),
  ])
  func `An app that is named wrongly is a usage error`(_ options: [String], _ message: String) throws {
    let result = try Tool.run(["tree"] + options)
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors == "plainview: \(message)\n")
  }

  @Test func `Options of the command are checked too`() throws {
    let result = try Tool.run("tree", "--package", "Examples/Greeting", "--deep")
    #expect(result.exitCode == 2 && result.errors.contains("--deep"), "\(result.errors)")
  }
}
