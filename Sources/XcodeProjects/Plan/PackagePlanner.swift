import PlainviewRuntime

/// The steps from a project to a plan.
struct PackagePlanner {
  /// The project.
  let project: XcodeProject
  private let modules: KnownModules
  private var inspections: [TargetInspection] = []
  /// The number of inspections of the project's own targets; those behind are libraries of related projects.
  private var ownCount = 0
  /// For each target the indices of those that its code needs.
  private var needs: [Set<Int>] = []
  /// For each test target the app that it tests.
  private var hosts: [Int?] = []
  private var chosen: [Int] = []
  private var products: PackageProducts
  private var scans: [String: SourceScan] = [:]
  /// The sources that can be compiled without missing modules.
  private var usable: UsableSources?
  /// What is left out.
  private(set) var leftOut: [LeftOut] = []
  /// Notes without consequences for targets.
  private(set) var notes: [String] = []

  /// Inspects all targets of a project.
  init(_ project: XcodeProject, configuration: String, modules: KnownModules) {
    self.project = project
    self.modules = modules
    products = PackageProducts(project)
    // Bundles that come along with the targets that hold them are no targets of their own.
    let held = Set(project.targets.flatMap { project.bundles(in: $0).map(\.target.id) })
    for target in project.targets where !held.contains(target.id) {
      inspections.append(
        TargetInspection(target, of: project, configuration: configuration, modules: modules, scans: &scans))
    }
    ownCount = inspections.count
    for related in project.relatedProjects {
      let names = Set(inspections.map(\.target.name))
      let relatedConfiguration =
        (try? related.configuration(named: configuration)) ?? (try? related.configuration(named: nil))
        ?? configuration
      for target in related.targets where target.product.isLinked && !names.contains(target.name) {
        inspections.append(
          TargetInspection(
            target, of: related, configuration: relatedConfiguration, modules: modules, scans: &scans))
      }
    }
  }

  /// The targets that the plan is about.
  var selected: [TargetInspection] { chosen.map { inspections[$0] } }

  // MARK: Dependencies

  /// Finds the targets whose code each target needs.
  mutating func connect() {
    let ids = Dictionary(
      inspections.enumerated().map { ($1.target.id, $0) }, uniquingKeysWith: { first, _ in first })
    hosts = inspections.indices.map(host)
    for index in inspections.indices {
      var needed: Set<Int> = []
      for case .target(let id) in inspections[index].target.dependencies {
        if let other = ids[id], isCode(other, for: index) { needed.insert(other) }
      }
      for case .product(let id, _) in inspections[index].target.files(.frameworks) {
        if let other = inspections.firstIndex(where: { $0.target.productReference == id }), isCode(other, for: index) {
          needed.insert(other)
        }
      }
      if let host = hosts[index] { needed.insert(host) }
      needed.formUnion(imported(by: index, beside: needed))
      needed.remove(index)
      needs.append(needed)
    }
  }

  /// Whether a target is compiled against another; apps embed extensions and watch apps, and need none of their code.
  private func isCode(_ other: Int, for index: Int) -> Bool {
    let product = inspections[other].target.product
    return product.isLinked || product == .application && inspections[index].target.product.isTest
  }

  /// Targets that are imported without being named as a dependency, as Xcode finds them by itself.
  private func imported(by index: Int, beside needed: Set<Int>) -> Set<Int> {
    let names = Set(needed.map { inspections[$0].module })
    var found: Set<Int> = []
    for module in inspections[index].imports.keys where !names.contains(module) {
      // Several targets may build a module for several platforms.
      let builders = inspections.indices.filter { inspections[$0].module == module && $0 != index }
      let candidates = builders.filter { inspections[$0].isForPhones } + builders
      if let other = candidates.first(where: { !inspections[$0].leftOut.contains(where: \.isFatal) })
        ?? candidates.first
      {
        found.insert(other)
      }
    }
    return found
  }

  /// The app that a test target tests: by name for UI tests, by the program that is its host for others.
  private func host(_ index: Int) -> Int? {
    let inspection = inspections[index]
    guard inspection.target.product.isTest else { return nil }
    let apps = inspections.indices.filter { inspections[$0].target.product == .application }
    let name = inspection.settings.text("TEST_TARGET_NAME")
    if let app = apps.first(where: { inspections[$0].target.name == name }) { return app }
    let program = inspection.settings.text("TEST_HOST")
    guard !program.isEmpty else {
      guard inspection.target.product == .interfaceTests else { return nil }
      let named = inspection.target.dependencies
      return apps.first { named.contains(.target(inspections[$0].target.id)) }
    }
    return apps.first { PathText.name(program) == inspections[$0].settings.text("EXECUTABLE_NAME") }
  }

  // MARK: Selection

  /// Selects targets with all that they need and their tests, or all targets with those of related projects that they need; tests
  /// that are named are selected alone.
  mutating func select(_ names: [String]) {
    let own = Set(0..<ownCount)
    let withRelated = reached(from: own)
    chosen = inspections.indices.filter(withRelated.contains)
    if !names.isEmpty {
      let start = own.filter { names.contains(inspections[$0].target.name) }
      let namesTests = start.contains { inspections[$0].target.product.isTest }
      let tests = inspections.indices.filter { index in
        inspections[index].target.product.isTest
          && !needs[index].union([hosts[index]].compactMap { $0 }).isDisjoint(with: start)
      }
      let required = reached(from: start.union(namesTests ? [] : tests))
      chosen = chosen.filter(required.contains)
    }
    for index in chosen {
      leftOut += inspections[index].leftOut
      notes += inspections[index].notes.map { VisibleText.quoted(inspections[index].target.name + ": " + $0) }
    }
  }

  private func reached(from start: Set<Int>) -> Set<Int> {
    var reached = start
    var open = Array(start)
    while let index = open.popLast() {
      for other in needs[index] where reached.insert(other).inserted { open.append(other) }
    }
    return reached
  }

  // MARK: Sources

  /// Finds the sources that cannot be compiled because a module is missing, and lists them as left out.
  private mutating func findUnusableSources() {
    let own = Set(inspections.map(\.module))
    let others = Set(inspections.flatMap(\.imports.keys).filter { own.contains($0) || products.has($0) })
    let scans = scans
    let modules = modules
    let targets = inspections.indices.map { index in
      UsableSources.Target(
        name: inspections[index].target.name, files: inspections[index].sources,
        needs: needs[index].sorted().map { inspections[$0].target.name },
        isTest: inspections[index].target.product.isTest)
    }
    let usable = UsableSources(of: targets, modules: modules, substitutes: others) { file in
      scans[file]?.imports.filter { modules.has($0) == false && !others.contains($0) } ?? []
    }
    self.usable = usable
    for index in chosen {
      let name = inspections[index].target.name
      if let (file, reason) = usable.broken[name] {
        let path = PathText.relative(file, to: project.root) ?? file
        leftOut.append(LeftOut(path, of: name, .source(reason), isFatal: true))
      }
      // A target without sources cannot be built; the reason is a missing import, or a source of another target.
      let isLost = sources(of: index).isEmpty
      if isLost, inspections[index].imports.keys.contains(where: { modules.has($0) == false && !others.contains($0) }) {
        continue
      }
      for (files, reason) in usable.lines(about: targets[index]) {
        let names = LeftOut.list(files.map { PathText.relative($0, to: project.root) ?? $0 }, limit: 20)
        leftOut.append(LeftOut(names, of: name, .source(reason), isFatal: isLost))
      }
    }
  }

  /// The sources of a target that are compiled.
  private func sources(of index: Int) -> [String] {
    inspections[index].sources.filter { usable?.leftOut[$0] == nil }
  }

  /// Whether a target cannot do without a module that it imports.
  private func needs(_ module: String, _ index: Int) -> Bool {
    guard modules.has(module) == false, let usable else { return true }
    let name = inspections[index].target.name
    return sources(of: index).isEmpty || usable.missing[name]?.contains { $0.module == module } == true
  }

  // MARK: Modules

  /// Finds imports of modules that are not there, products without a package, and names that two targets have.
  mutating func checkModules() {
    findUnusableSources()
    for index in chosen {
      checkImports(of: index)
      for use in productUses(of: index) where products.package(of: use) == nil {
        leaveOut(use.product, of: index, .missingPackage)
      }
    }
    var owners: [String: Int] = [:]
    // Targets that can be built come first, those for phones before those for other platforms.
    let unbuildable = Set(leftOut.filter(\.isFatal).map(\.target))
    let order = chosen.filter { inspections[$0].isForPhones } + chosen.filter { !inspections[$0].isForPhones }
    for index in order where !unbuildable.contains(inspections[index].target.name) {
      if let owner = owners[inspections[index].module] {
        leaveOut(inspections[index].module, of: index, .sameModule(inspections[owner].target.name))
      } else {
        owners[inspections[index].module] = index
      }
    }
  }

  private mutating func checkImports(of index: Int) {
    let own = Set(inspections.map(\.module))
    // Only the package knows which modules its products hold besides the one of their name.
    let hasPackages = reached(from: [index]).contains { !inspections[$0].target.packageProducts.isEmpty }
    for module in inspections[index].imports.keys.sorted() where !own.contains(module) {
      let isAvailable = modules.has(module)
      guard isAvailable != true, !products.has(module), isAvailable == false || !hasPackages, needs(module, index)
      else {
        continue
      }
      let what = inspections[index].imports[module].map { "import \(module) in \(PathText.name($0))" } ?? module
      leaveOut(
        what, of: index, .module(module, hint: isAvailable == nil ? products.hint : ""))
    }
  }

  /// The products that a target is linked with, but those whose module is there without a package.
  private func productUses(of index: Int) -> [PackageProductUse] {
    inspections[index].target.packageProducts.filter { modules.has($0.product) != true }
  }

  private mutating func leaveOut(_ what: String, of index: Int, _ reason: LeftOut.Reason) {
    leftOut.append(LeftOut(what, of: inspections[index].target.name, reason, isFatal: true))
  }

  // MARK: Costs

  /// The targets that cannot be built: those that lack something, and those that need them, and no others.
  mutating func costs() -> Set<Int> {
    var all: Set<Int> = []
    let targetIndices = Dictionary(
      chosen.map { (inspections[$0].target.name, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in leftOut.indices where leftOut[entry].isFatal {
      guard let index = targetIndices[leftOut[entry].target] else { continue }
      let unbuildable = chosen.filter { reached(from: [$0]).contains(index) }
      leftOut[entry].costs = unbuildable.map { inspections[$0].target.name }
      all.formUnion(unbuildable)
    }
    let order = Dictionary(chosen.enumerated().map { (inspections[$1].target.name, $0) }, uniquingKeysWith: { $1 })
    let sorted = leftOut.enumerated().sorted { one, other in
      (order[one.element.target] ?? 0, one.offset) < (order[other.element.target] ?? 0, other.offset)
    }
    leftOut = sorted.map(\.element)
    return all
  }

  // MARK: Targets

  /// The targets that can be built.
  func targets(without unbuildable: Set<Int>) -> [PlannedTarget] {
    chosen.filter { !unbuildable.contains($0) }.map { index in
      let inspection = inspections[index]
      let settings = inspection.settings
      let host = hosts[index].map { inspections[$0].module }
      let kind: PlannedTarget.Kind =
        switch inspection.target.product {
        case .application: .executable
        case .unitTests: .unitTests(app: host)
        case .interfaceTests: .interfaceTests(app: host)
        default: .library
        }
      let wrapper = settings.text("WRAPPER_NAME")
      return PlannedTarget(
        module: inspection.module, name: inspection.target.name, kind: kind, sources: sources(of: index),
        headerModules: inspection.headerModules.sorted(),
        bundle: PlannedBundle(
          name: wrapper.isEmpty ? inspection.module : PathText.name(wrapper), resources: inspection.resources,
          infoPlist: inspection.infoPlist.flatMap { PathText.exists($0) ? $0 : nil }),
        dependencies: dependencies(of: index),
        compilation: PlannedCompilation(settings), settings: settings)
    }
  }

  private func dependencies(of index: Int) -> [PlannedDependency] {
    let targets = needs[index].map { inspections[$0].module }.sorted().map { PlannedDependency.target($0) }
    var uses = Set<PlannedDependency>()
    let inspection = inspections[index]
    let own = Set(inspections.map(\.module))
    let imported = inspection.imports.keys.filter { modules.has($0) == nil && !own.contains($0) }
    let named = productUses(of: index) + imported.compactMap(products.use)
    for use in named {
      if let package = products.package(of: use) { uses.insert(.product(use.product, package: package.identity)) }
    }
    return targets + uses.sorted { "\($0)" < "\($1)" }
  }

  /// The packages that targets need.
  func packages(of targets: [PlannedTarget]) -> [PackageReference] {
    let identities = Set(
      targets.flatMap(\.dependencies).compactMap { dependency in
        if case .product(_, let package) = dependency { package } else { nil }
      })
    var seen: Set<String> = []
    let all = project.packages + project.relatedProjects.flatMap(\.packages)
    return all.filter { identities.contains($0.identity) && seen.insert($0.identity).inserted }
      .sorted { $0.identity < $1.identity }
  }
}
