/// Which package of a project a product comes from.
struct PackageProducts {
  private let packages: [PackageReference]
  private let uses: [PackageProductUse]
  /// The manifests of packages that are folders, by the reference's id.
  private let manifests: [String: String]
  /// Where modules may come from that no package has: the end of a sentence.
  let hint: String

  /// The packages of a project, and the products that its targets use.
  init(_ project: XcodeProject) {
    let projects = [project] + project.relatedProjects
    packages = projects.flatMap(\.packages)
    uses = projects.flatMap { $0.targets.flatMap(\.packageProducts) }
    var manifests: [String: String] = [:]
    for package in packages {
      guard case .local(let path) = package.location, let bytes = try? PathText.bytes(of: path + "/Package.swift")
      else {
        continue
      }
      manifests[package.id] = String(decoding: bytes, as: UTF8.self)
    }
    self.manifests = manifests
    hint = Self.hint(project)
  }

  private static func hint(_ project: XcodeProject) -> String {
    let folder = PathText.folder(project.path)
    let managers = [("Podfile", "CocoaPods"), ("Cartfile", "Carthage")].filter { file, _ in
      PathText.exists(project.root + "/" + file) || PathText.exists(folder + "/" + file)
    }
    if managers.isEmpty { return "" }
    let names = managers.map(\.1).joined(separator: " and ")
    let lacksPods = managers.contains { $0.1 == "CocoaPods" } && !project.hasPods
    return lacksPods
      ? "; \(names) may have it: after `pod install` the Swift sources of pods come along"
      : "; \(names) may have it: as a Swift package it could come along"
  }

  /// The package of a product; nil if none has it, or if it is a folder without a manifest.
  func package(of use: PackageProductUse) -> PackageReference? {
    if let id = use.package, let package = packages.first(where: { $0.id == id }) {
      return isAvailable(package) ? package : nil
    }
    // Projects do not say which of the folders has the product.
    if let local = packages.first(where: { declares(use.product, in: manifests[$0.id] ?? "") }) { return local }
    let quoted = "\"\(use.product)\""
    if let local = packages.first(where: { manifests[$0.id]?.contains(quoted) == true }) { return local }
    return packages.first { $0.identity == use.product.lowercased() && isAvailable($0) }
  }

  /// Whether a manifest has a product of the name: other manifests have the name where they use it.
  private func declares(_ product: String, in manifest: String) -> Bool {
    let compact = manifest.filter { !$0.isWhitespace }
    return ["library", "executable", "plugin"].contains { compact.contains(".\($0)(name:\"\(product)\"") }
  }

  /// Whether some target uses a product of the name, which then is a module's.
  func has(_ module: String) -> Bool { use(of: module) != nil }

  /// The use of a product of a module's name by some target.
  func use(of module: String) -> PackageProductUse? { uses.first { $0.product == module && package(of: $0) != nil } }

  private func isAvailable(_ package: PackageReference) -> Bool {
    if case .local = package.location { manifests[package.id] != nil } else { true }
  }
}
