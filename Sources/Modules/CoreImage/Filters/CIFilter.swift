public import Foundation

/// An object that makes a picture from others, with inputs that are set by name.
///
/// Where it differs: it computes no pixels. Known are the filters with what they take, and the size of what they make.
open class CIFilter: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private var kind: FilterKind?
  private var values: [String: Any] = [:]
  /// The name that filters are found by.
  open var name = ""
  /// Whether the filter does something; it does not let pass what goes in where this is false.
  open var isEnabled = true

  public override required init() { super.init() }

  /// nil where there is no filter of that name; what it takes has the usual values.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }
  /// Creates a filter by its name with values for some inputs; returns nil when there is no filter of that name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.init()
    self.kind = kind
    self.name = name
    setDefaults()
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }
  /// Creates a filter by its name with values for some inputs; the same as `init(name:parameters:)`.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }
  /// Creates a filter from an archive; returns nil when its name is missing or not known.
  public required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
    self.init(name: name)
    for input in kind?.inputs ?? [] {
      if let value = coder.decodeObject(forKey: input.name) { setValue(value, forKey: input.name) }
    }
  }
  /// Archives the name and the values of the inputs.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "name")
    for (key, value) in values { coder.encode(value, forKey: key) }
  }
  /// Whether filters can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns a filter with the same name and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.kind, copy.name, copy.values) = (kind, name, values)
    copy.isEnabled = isEnabled
    return copy
  }

  /// Sets all inputs of the filter except pictures to their default values.
  open func setDefaults() {
    for input in kind?.inputs ?? [] { if let usual = input.usual { values[input.name] = usual } }
  }

  private func usual(_ key: String) -> Any? { kind?.inputs.first { $0.name == key }?.usual }

  /// The names of what the filter takes, in order.
  open var inputKeys: [String] { kind?.inputs.map(\.name) ?? [] }
  /// The names of the outputs, only the image.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The attributes of the filter and of its inputs, by the names `kCIAttribute…`.
  open var attributes: [String: Any] {
    guard let kind else { return [:] }
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: Self.displayName(name),
      kCIAttributeFilterCategories: [kind.category, kCICategoryStillImage, kCICategoryBuiltIn],
    ]
    for input in kind.inputs { result[input.name] = input.attributes }
    return result
  }

  /// Sets what the filter takes; nil gives a picture back and other values their usual ones. A name that the filter
  /// does not have raises the exception of key-value coding.
  open func setValue(_ value: Any?, forKey key: String) {
    guard kind == nil || key == kCIOutputImageKey || inputKeys.contains(key) else { return fail(key) }
    if let value, !(value is NSNull) { values[key] = value } else { values[key] = usual(key) }
  }
  /// Returns the value of an input or the output image; another name raises the exception of key-value coding.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    guard kind == nil || inputKeys.contains(key) else {
      fail(key)
      return nil
    }
    return values[key]
  }

  /// The output; nil as long as a picture that the filter needs is missing.
  open var outputImage: CIImage? { kind.flatMap { FilterOutput(kind: $0, values: values).image } }

  /// The names of all filters of a kind, sorted; of all kinds without one.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }
  /// The names of all filters that are of all kinds, sorted.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterKind.all.values.filter { kind in
      (categories ?? []).allSatisfy { [kind.category, kCICategoryStillImage, kCICategoryBuiltIn].contains($0) }
    }.map(\.name).sorted()
  }
  /// Returns the display name of a filter; nil when there is no filter of that name.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.all[filterName].map { displayName($0.name) }
  }
  /// Returns the display name of a category.
  open class func localizedName(forCategory category: String) -> String { displayName(category) }
  /// nil: filters here are described by their names alone.
  open class func localizedDescription(forFilterName filterName: String) -> String? { nil }

  /// The words of a name, without the prefix that all names have.
  private static func displayName(_ name: String) -> String {
    var text = ""
    let name = name.hasPrefix("CICategory") ? name.dropFirst(10) : name.dropFirst(name.hasPrefix("CI") ? 2 : 0)
    for letter in name {
      if letter.isUppercase, text.last?.isLowercase == true { text += " " }
      text.append(letter)
    }
    return text
  }
}
