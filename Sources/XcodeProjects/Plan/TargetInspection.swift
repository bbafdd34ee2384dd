/// What a target's own files and settings tell, without other targets.
struct TargetInspection {
  /// The target.
  let target: XcodeTarget
  /// Its settings in the plan's configuration.
  let settings: BuildSettings
  /// The name of its module.
  let module: String
  /// Its Swift sources that are there.
  private(set) var sources: [String] = []
  /// What its bundle holds.
  private(set) var resources: [PlannedResource] = []
  /// The path of its Info.plist.
  let infoPlist: String?
  /// For each module that it imports the first source that does.
  private(set) var imports: [String: String] = [:]
  /// The modules that its headers for Swift include, and so every one of its sources sees.
  private(set) var headerModules: Set<String> = []
  /// Whether a source says where the program begins.
  private(set) var hasEntry = false
  /// The parts of it that are left out.
  private(set) var leftOut: [LeftOut] = []
  /// Whether it is for phones, as most targets are.
  private(set) var isForPhones = true
  /// Sentences about it that cost nothing.
  private(set) var notes: [String] = []

  /// Looks at a target; `scans` keeps what was found in sources that several targets share.
  init(
    _ target: XcodeTarget, of project: XcodeProject, configuration: String, modules: KnownModules,
    scans: inout [String: SourceScan]
  ) {
    self.target = target
    let (settings, problems) = project.settings(of: target, configuration: configuration)
    self.settings = settings
    notes = problems
    let name = settings.text("PRODUCT_MODULE_NAME")
    module = SettingOperator.c99Identifier(name.isEmpty ? target.name : name)
    let plist = settings.text("INFOPLIST_FILE")
    infoPlist = plist.isEmpty ? nil : PathText.spelled(PathText.joined(project.root, plist))
    checkProduct()
    guard !leftOut.contains(where: \.isFatal) else { return }
    takeSources(project)
    for source in sources { take(source, modules: modules, scans: &scans) }
    if target.product == .application, !hasEntry, !leftOut.contains(where: \.isFatal) {
      leaveOut(target.name, .noEntry, isFatal: true)
    }
    takeResources(project)
    takeScripts(project)
    checkHeaders(project, modules: modules)
  }

  private mutating func leaveOut(_ what: String, _ reason: LeftOut.Reason, isFatal: Bool = false) {
    leftOut.append(LeftOut(what, of: target.name, reason, isFatal: isFatal))
  }

  // MARK: Kind

  private mutating func checkProduct() {
    switch target.product {
    case .application, .framework, .library, .unitTests, .interfaceTests: checkPlatform()
    case .appExtension, .watch, .tool, .bundle, .aggregate, .other:
      leaveOut(target.name, .product(target.product), isFatal: true)
    }
  }

  private mutating func checkPlatform() {
    let root = settings.text("SDKROOT")
    let supported = settings.list("SUPPORTED_PLATFORMS")
    isForPhones =
      supported.isEmpty
      ? ["", "auto"].contains(root) || root.hasPrefix("iphone") : supported.contains { $0.hasPrefix("iphone") }
    guard !isForPhones else { return }
    // A library for another platform may use nothing of it: its imports decide.
    leaveOut(target.name, .platform(supported.first ?? root), isFatal: !target.product.isLinked)
  }

  // MARK: Files

  private mutating func takeSources(_ project: XcodeProject) {
    var foreign: [String: [String]] = [:]
    var seen: Set<String> = []
    for file in target.files(.sources) {
      guard let path = file.path else {
        // A file that a step of the build makes.
        if FileRole(file.name) == .swift { leaveOut(file.name, .missingFile, isFatal: true) }
        continue
      }
      guard seen.insert(path).inserted else { continue }
      let shown = PathText.relative(path, to: project.root) ?? path
      switch FileRole(path) {
      case .swift:
        if PathText.exists(path) { sources.append(path) } else { leaveOut(shown, .missingFile, isFatal: true) }
      // CocoaPods gives each pod a source without contents.
      case .foreign where project.isPods && path.hasSuffix("-dummy.m"): continue
      case .foreign(let language): foreign[language, default: []].append(shown)
      case .model(let model): leaveOut(shown, .model(model))
      case .resource:
        resources.append(PlannedResource(path: path, isFolder: false))
        // The classes that Xcode writes for a model import Core Data.
        if resources.last?.kind == .dataModel, imports["CoreData"] == nil { imports["CoreData"] = path }
      case .header, .ignored: continue
      }
    }
    for (language, files) in foreign.sorted(by: { $0.key < $1.key }) {
      leaveOut(LeftOut.list(files), .language(language))
    }
    if sources.isEmpty, !leftOut.contains(where: \.isFatal) { leaveOut(target.name, .noSources, isFatal: true) }
  }

  private mutating func take(_ source: String, modules: KnownModules, scans: inout [String: SourceScan]) {
    let scan: SourceScan
    if let known = scans[source] {
      scan = known
    } else {
      guard let bytes = try? PathText.bytes(of: source) else { return leaveOut(source, .missingFile, isFatal: true) }
      scan = SourceScan(bytes, modules: modules)
      scans[source] = scan
    }
    for module in scan.imports where imports[module] == nil { imports[module] = source }
    hasEntry = hasEntry || scan.hasEntry || PathText.name(source) == "main.swift"
  }

  private mutating func takeResources(_ project: XcodeProject) {
    var pathsByBundlePath: [String: String] = [:]
    let files = target.files(.resources)
    var found = resources
    for case .file(let path, let isFolder) in files {
      // A synchronized folder includes its Info.plist.
      guard path != infoPlist else { continue }
      found.append(PlannedResource(path: path, isFolder: isFolder))
    }
    for (bundle, name) in project.bundles(in: target) {
      for case .file(let path, let isFolder) in bundle.files(.resources) {
        found.append(PlannedResource(path: path, isFolder: isFolder, bundle: name))
      }
    }
    resources = []
    for resource in found {
      guard pathsByBundlePath[resource.bundlePath] != resource.path else { continue }
      if case .model(let model) = FileRole(resource.path) {
        leaveOut(PathText.name(resource.path), .model(model))
      } else if !PathText.exists(resource.path) {
        leaveOut(PathText.relative(resource.path, to: project.root) ?? resource.path, .missingFile)
      } else if pathsByBundlePath[resource.bundlePath] != nil {
        leaveOut(PathText.relative(resource.path, to: project.root) ?? resource.path, .sameBundlePath)
      } else {
        pathsByBundlePath[resource.bundlePath] = resource.path
        resources.append(resource)
      }
    }
    resources.sort { $0.bundlePath.utf8.lexicographicallyPrecedes($1.bundlePath.utf8) }
    if let infoPlist, !PathText.exists(infoPlist) {
      leaveOut(PathText.relative(infoPlist, to: project.root) ?? infoPlist, .missingFile)
    }
  }

  private mutating func takeScripts(_ project: XcodeProject) {
    for phase in target.phases where phase.kind == .script {
      // CocoaPods embeds what comes along here with the program.
      if project.hasPods, phase.name.hasPrefix("[CP] ") { continue }
      leaveOut(phase.name, .script)
    }
    for file in target.files(.copyFiles) where file.path != nil && FileRole(file.name) != .ignored {
      leaveOut(file.name, .copy)
    }
    for flag in PlannedCompilation(settings).unusedFlags { leaveOut(flag, .flag) }
  }

  // MARK: Headers

  /// Swift sources see C and Objective-C by the bridging header of an app, or the public headers of a framework.
  ///
  /// They are left out without consequences as long as no Swift source uses a name that they declare.
  private mutating func checkHeaders(_ project: XcodeProject, modules: KnownModules) {
    let bridging = settings.text("SWIFT_OBJC_BRIDGING_HEADER")
    // Xcode takes any file into the phase, and installs headers alone.
    var headers = target.files(.headers).compactMap(\.path).filter { FileRole($0) == .header }
    if !bridging.isEmpty { headers = [PathText.spelled(PathText.joined(project.root, bridging))] }
    headerModules = HeaderNames(of: headers, modules: modules) { project.headers[$0] }.modules
    // The header that Xcode puts into each framework declares its version alone.
    headers.removeAll { bridging.isEmpty && PathText.base($0) == module }
    // As does the one that CocoaPods writes.
    headers.removeAll { project.isPods && PathText.base($0).hasSuffix("-umbrella") }
    guard !headers.isEmpty, !sources.isEmpty else { return }
    let declared = HeaderNames(of: headers, modules: modules) { project.headers[$0] }
    let what = bridging.isEmpty ? LeftOut.list(headers.map(PathText.name)) : bridging
    if !declared.unknown.isEmpty {
      leaveOut(LeftOut.list(declared.unknown.sorted()), .headers(used: []), isFatal: !bridging.isEmpty)
      if !bridging.isEmpty { return }
    }
    guard !declared.names.isEmpty else { return }
    var used: Set<String> = []
    for source in sources {
      guard let bytes = try? PathText.bytes(of: source) else { continue }
      used.formUnion(SourceText.identifiers(of: bytes).intersection(declared.names))
    }
    if !declared.unknown.isEmpty {
      // What is not read may declare the same; types alone tell that the headers are needed.
      used = used.filter { $0.first?.isUppercase == true }
      if used.isEmpty { return }
    }
    leaveOut(what, .headers(used: used.sorted()), isFatal: !used.isEmpty)
  }
}
