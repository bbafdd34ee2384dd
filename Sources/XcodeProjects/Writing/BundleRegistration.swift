/// The source of a module that says where the module's bundle lies, when the program is loaded.
struct BundleRegistration {
  /// The text.
  let text: String

  /// The source for a target of a package in a folder.
  init(_ target: PlannedTarget, in folder: String) {
    var arguments = [target.module, folder + "/" + PackageWriter.bundle(of: target)].map(PackageManifest.literal)
    switch target.kind {
    case .executable: arguments.append("isApp: true")
    case .unitTests(let app?), .interfaceTests(let app?): arguments.append("app: " + PackageManifest.literal(app))
    case .library, .unitTests, .interfaceTests: break
    }
    text =
      "import UIKit\n" + """

        @section(".init_array") @used
        private nonisolated let sayWhereBundleLies: @convention(c) @Sendable () -> Void = {
          __UIKitRuntime.bundle(\(arguments.joined(separator: ", ")))
        }

        """
  }
}
