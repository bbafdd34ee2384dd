extension XcodeProject {
  /// The configuration to take: the one of the name, else `Debug`, else the project's default, else its first.
  package func configuration(named name: String?) throws(ProjectError) -> String {
    let names = configurationNames
    if let name {
      guard names.contains(name) else {
        throw ProjectError(.unknownConfiguration(name, configurations: names), at: path)
      }
      return name
    }
    return names.contains("Debug") ? "Debug" : defaultConfiguration ?? names.first ?? "Debug"
  }

  /// The configuration in which Xcode tests or runs the project by its shared schemes; nil where they do not say one.
  package func schemeConfiguration(forTests: Bool) -> String? {
    SchemeConfigurations.name(of: forTests ? .test : .run, in: path).flatMap {
      configurationNames.contains($0) ? $0 : nil
    }
  }

  /// The settings of a target in a configuration, and sentences about files of settings that could not be read.
  package func settings(
    of target: XcodeTarget, configuration: String
  ) -> (settings: BuildSettings, problems: [String]) {
    let levels = [
      level(configurations, configuration), level(target.configurations, configuration),
    ].compactMap { $0 }
    let files = levels.map { $0.file.map(ConfigurationFile.init(at:)) }
    var circumstances = SettingCircumstances(configuration: configuration)
    let platform = levels.compactMap { $0.settings["SDKROOT"]?.string }.last { !$0.hasPrefix("$") } ?? "auto"
    if let sdk = Self.simulators[platform] { circumstances.sdk = sdk }
    var settings = BuildSettings(in: circumstances)
    settings.add(builtIn(target, circumstances))
    for (level, file) in zip(levels, files) {
      settings.add(file?.assignments ?? [])
      settings.add(level.settings)
    }
    return (settings, files.flatMap { $0?.problems ?? [] })
  }

  private func level(_ list: [BuildConfiguration], _ name: String) -> BuildConfiguration? {
    list.first { $0.name == name } ?? list.first { $0.name == defaultConfiguration } ?? list.first
  }

  private static let simulators = [
    "macosx": "macosx26.0", "appletvos": "appletvsimulator26.0", "watchos": "watchsimulator26.0",
    "xros": "xrsimulator26.0",
  ]

  private func builtIn(_ target: XcodeTarget, _ circumstances: SettingCircumstances) -> [String: PropertyList] {
    let platform = String(circumstances.sdk.prefix { $0.isLetter })
    let wrapper: String =
      switch target.product {
      case .framework: "framework"
      case .unitTests, .interfaceTests: "xctest"
      default: "app"
      }
    let texts = [
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root, "PROJECT_FILE_PATH": path, "PROJECT_NAME": name,
      "PROJECT": name, "TARGET_NAME": target.name, "TARGETNAME": target.name,
      "CONFIGURATION": circumstances.configuration,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "WRAPPER_EXTENSION": wrapper,
      "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)", "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
      "BUILT_PRODUCTS_DIR": "/BuiltProducts", "CONFIGURATION_BUILD_DIR": "/BuiltProducts", "PLATFORM_NAME": platform,
      "EFFECTIVE_PLATFORM_NAME": "-" + platform, "SDK_NAME": circumstances.sdk,
      "DEVELOPMENT_LANGUAGE": developmentRegion,
      "CURRENT_ARCH": circumstances.architecture, "PRODUCT_BUNDLE_PACKAGE_TYPE": wrapper == "app" ? "APPL" : "BNDL",
    ]
    return texts.mapValues { .string($0) }
  }
}
