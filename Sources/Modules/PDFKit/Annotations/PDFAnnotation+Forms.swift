public import PlainviewGraphics

extension PDFAnnotation {
  /// A value of the annotation, or of the field of a form that it belongs to.
  func field(_ key: String) -> PDFValue {
    var values = raw
    for _ in 0..<16 {
      if let found = values[key] { return resolve(found) }
      guard type == "Widget", let parent = resolve(values["Parent"]).dictionary else { return .null }
      values = parent
    }
    return .null
  }

  /// The kind of the field of a form.
  public var widgetFieldType: PDFAnnotationWidgetSubtype {
    get { PDFAnnotationWidgetSubtype(rawValue: field("FT").name.map { "/" + $0 } ?? "") }
    set { set("FT", .name(String(newValue.rawValue.drop { $0 == "/" }))) }
  }
  /// The name of the field, with those of the fields around it and points between them; nil for none.
  public var fieldName: String? {
    get {
      var (values, names): ([String: PDFValue], [String]) = (raw, [])
      for _ in 0..<16 {
        if let name = resolve(values["T"]).text { names.insert(name, at: 0) }
        guard let parent = resolve(values["Parent"]).dictionary else { break }
        values = parent
      }
      return names.isEmpty ? nil : names.joined(separator: ".")
    }
    set {
      flatten()
      set("T", newValue.map { .text($0) })
    }
  }

  /// Takes the values of the fields around it, so that it belongs to none.
  private func flatten() {
    guard type == "Widget", raw["Parent"] != nil else { return }
    for key in ["FT", "Ff", "V", "DV", "Opt", "MaxLen", "DA", "Q"] {
      let found = field(key)
      if case .null = found { continue }
      raw[key] = found
    }
    raw["Parent"] = nil
  }

  private func flag(_ bit: Int) -> Bool { (field("Ff").integer ?? 0) & (1 << bit) != 0 }
  private func setFlag(_ bit: Int, _ isSet: Bool) {
    let flags = field("Ff").integer ?? 0
    set("Ff", .number(Double(isSet ? flags | 1 << bit : flags & ~(1 << bit))))
  }

  /// Whether the user cannot change the field.
  public var isReadOnly: Bool {
    get { flag(0) }
    set { setFlag(0, newValue) }
  }

  // MARK: Texts

  /// Whether the text has several lines.
  public var isMultiline: Bool {
    get { flag(12) }
    set { setFlag(12, newValue) }
  }
  /// Whether the text is secret.
  public var isPasswordField: Bool { flag(13) }
  /// Whether each letter has a box of its own.
  public var hasComb: Bool {
    get { flag(24) }
    set { setFlag(24, newValue) }
  }
  /// The most letters; 0 for no limit.
  public var maximumLength: Int {
    get { field("MaxLen").integer ?? 0 }
    set { set("MaxLen", .number(Double(newValue))) }
  }
  /// The text of the field; nil for none.
  public var widgetStringValue: String? {
    get { field("V").text ?? field("V").name ?? field("V").array?.first.flatMap { resolve($0).text } }
    set { setFieldValue(newValue.map { .text($0) }) }
  }
  /// The text of a field that was reset; nil for none.
  public var widgetDefaultStringValue: String? {
    get { field("DV").text ?? field("DV").name }
    set { set("DV", newValue.map { .text($0) }) }
  }
  /// Whether a tap lets the user write into the field.
  public var isActivatableTextField: Bool { widgetFieldType == .text && !isReadOnly }
  /// The color behind the field; nil for none.
  public var backgroundColor: UIColor? {
    get { resolve(value("MK").dictionary?["BG"]).color }
    set { setLook("BG", newValue.map { .color($0) }) }
  }

  // MARK: Choices

  /// The texts that can be chosen; nil for none.
  public var choices: [String]? {
    get { options(last: true) }
    set { set("Opt", newValue.map { .array($0.map { .text($0) }) }) }
  }
  /// The values of the texts that can be chosen, where they are others; nil for none.
  public var values: [String]? {
    get { options(last: false) }
    set {
      let texts = choices ?? newValue ?? []
      set("Opt", newValue.map { .array(zip($0, texts).map { .array([.text($0), .text($1)]) }) })
    }
  }
  private func options(last: Bool) -> [String]? {
    field("Opt").array?.compactMap { option in
      let option = resolve(option)
      return option.text ?? (last ? option.array?.last : option.array?.first).flatMap { resolve($0).text }
    }
  }
  /// Whether the choices are a list, rather than a menu.
  public var isListChoice: Bool {
    get { !flag(17) }
    set { setFlag(17, !newValue) }
  }

  // MARK: Buttons

  /// The kind of the button.
  public var widgetControlType: PDFWidgetControlType {
    get {
      guard widgetFieldType == .button else { return .unknownControl }
      return flag(16) ? .pushButtonControl : flag(15) ? .radioButtonControl : .checkBoxControl
    }
    set {
      setFlag(16, newValue == .pushButtonControl)
      setFlag(15, newValue == .radioButtonControl)
    }
  }
  /// The value that the button stands for when it is checked.
  public var buttonWidgetStateString: String {
    get {
      let state = resolve(value("AP").dictionary?["N"]).dictionary?.keys.filter { $0 != "Off" }.sorted().first
      return state ?? value(Self.stateKey).name ?? "Yes"
    }
    set { set(Self.stateKey, .name(newValue)) }
  }
  /// The private key of the value that a button without appearances stands for.
  private static let stateKey = "PlainviewState"
  /// Whether the button is checked. Checking one of several takes the mark from the others.
  public var buttonWidgetState: PDFWidgetCellState {
    get {
      let shown = value("AS").name ?? field("V").name
      return shown == nil || shown == "Off" ? .offState : shown == buttonWidgetStateString ? .onState : .offState
    }
    set {
      let isOn = newValue == .onState
      set("AS", .name(isOn ? buttonWidgetStateString : "Off"))
      if isOn, widgetControlType == .radioButtonControl {
        for other in siblings where other !== self { other.set("AS", .name("Off")) }
      }
      setFieldValue(.name(isOn ? buttonWidgetStateString : "Off"))
    }
  }
  /// Whether a tap on one of several that is checked takes its mark.
  public var allowsToggleToOff: Bool {
    get { !flag(14) }
    set { setFlag(14, !newValue) }
  }
  /// Whether those of several with the same value are checked together.
  public var radiosInUnison: Bool {
    get { flag(25) }
    set { setFlag(25, newValue) }
  }
  /// The title of a button; nil for none.
  public var caption: String? {
    get { resolve(value("MK").dictionary?["CA"]).text }
    set { setLook("CA", newValue.map { .text($0) }) }
  }

  private func setLook(_ key: String, _ value: PDFValue?) {
    var look = self.value("MK").dictionary ?? [:]
    look[key] = value
    set("MK", .dictionary(look))
  }

  /// The annotations of the same field.
  private var siblings: [PDFAnnotation] {
    guard let name = fieldName, let document = page?.document else { return [self] }
    return document.pages.flatMap(\.annotations).filter { $0.type == "Widget" && $0.fieldName == name }
  }
  /// All annotations of a field have the same value.
  private func setFieldValue(_ value: PDFValue?) {
    set("V", value ?? .null)
    for other in siblings where other !== self { other.set("V", value ?? .null) }
  }

  /// Gives the field the value that it has at the beginning.
  func reset() {
    guard widgetFieldType == .button else { return widgetStringValue = widgetDefaultStringValue }
    guard widgetControlType != .pushButtonControl else { return }
    buttonWidgetState = field("DV").name == buttonWidgetStateString ? .onState : .offState
  }
}
