import PlainviewGraphics
import PlainviewUIAutomation

/// The pictures of a matrix, in order: what each is called, its values, and under what circumstances it is drawn.
@MainActor struct MatrixPlan {
  struct Variant {
    let name: String
    /// The number of the value in each circumstance, 0 for the first.
    let valueIndices: [Int]
    let circumstances: Circumstances
  }

  let variants: [Variant]

  /// Values of one circumstance: what each is called, and what it changes.
  private typealias Axis = [(name: String, change: (inout Circumstances) -> Void)]

  /// All combinations of the values that were given; where none has several, the usual ones, each by itself.
  ///
  /// - Parameter variesTextSizes: Whether texts follow the user's preferred size.
  init(_ options: CircumstanceOptions, of subject: Subject, variesTextSizes: Bool) {
    let given = Self.given(options)
    if given.contains(where: { $0.count > 1 }) {
      variants = Self.combined(given)
    } else {
      let usual = Self.usual(of: subject, variesTextSizes: variesTextSizes)
      variants = Self.single(zip(given, usual).map { given, usual in given.isEmpty ? usual : given })
    }
  }

  // MARK: Circumstances

  private static func given(_ options: CircumstanceOptions) -> [Axis] {
    [
      devices(options.devices), sizes(options.textSizes), appearances(options.appearances),
      languages(options.languages.map(Optional.some)),
    ]
  }

  /// The usual values: the smallest phone and a tablet, the largest texts, the dark style, every language of the app.
  private static func usual(of subject: Subject, variesTextSizes: Bool) -> [Axis] {
    let device = subject.device
    let others = ["iPhone SE", "iPad"].compactMap { try? SimulatedDevice.named($0) }
    let known = subject.languages
    return [
      devices([device] + others.filter { $0.screen != device.screen }),
      variesTextSizes ? sizes([.large, .accessibilityExtraExtraExtraLarge]) : [],
      appearances([.light, .dark]), known.isEmpty ? [] : languages([nil] + known.filter { $0 != "en" }),
    ]
  }

  private static func devices(_ devices: [SimulatedDevice]) -> Axis {
    devices.map { device in (device.name, { $0.device = device }) }
  }

  private static func sizes(_ sizes: [UIContentSizeCategory]) -> Axis {
    sizes.map { size in (size.shortName, { $0.textSize = size }) }
  }

  private static func appearances(_ appearances: [Circumstances.Appearance]) -> Axis {
    appearances.map { appearance in (appearance.rawValue, { $0.appearance = appearance }) }
  }

  private static func languages(_ languages: [String?]) -> Axis {
    languages.map { language in (language ?? "en", { $0.language = language }) }
  }

  // MARK: Pictures

  /// Every combination; a circumstance that has one value only is not named.
  private static func combined(_ axes: [Axis]) -> [Variant] {
    var combinations: [[Int]] = [[]]
    for axis in axes {
      combinations = combinations.flatMap { valueIndices in (0..<max(axis.count, 1)).map { valueIndices + [$0] } }
    }
    return combinations.map { valueIndices in
      let names = zip(axes, valueIndices).filter { axis, _ in axis.count > 1 }.map { axis, number in axis[number].name }
      return variant(axes, valueIndices, names)
    }
  }

  /// The first values, and each other one by itself.
  private static func single(_ axes: [Axis]) -> [Variant] {
    let first = axes.map { _ in 0 }
    var variants = [variant(axes, first, axes.compactMap { $0.first?.name })]
    for (index, axis) in axes.enumerated() {
      for number in axis.indices.dropFirst() {
        var valueIndices = first
        valueIndices[index] = number
        variants.append(variant(axes, valueIndices, [axis[number].name]))
      }
    }
    return variants
  }

  private static func variant(_ axes: [Axis], _ valueIndices: [Int], _ names: [String]) -> Variant {
    var circumstances = Circumstances()
    for (axis, number) in zip(axes, valueIndices) where axis.indices.contains(number) {
      axis[number].change(&circumstances)
    }
    return Variant(name: names.joined(separator: ", "), valueIndices: valueIndices, circumstances: circumstances)
  }
}
