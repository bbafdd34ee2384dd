/// What values the attributes may have that decide structure, layout and behaviour.
struct AttributeRules {
  enum Kind {
    case boolean
    case number
    case length
    case multiplier
    case choice([String])
  }

  /// The rule for an attribute of an element, if there is one.
  static func rule(for attribute: String, of element: String) -> Kind? {
    if let special = scoped[element]?[attribute] { return special }
    return general[attribute]
  }

  /// Why `value` breaks the rule, or nil.
  static func objection(to value: String, under kind: Kind) -> String? {
    switch kind {
    case .boolean: value == "YES" || value == "NO" ? nil : "expected YES or NO"
    case .number: DecimalNumber.parse(value) == nil ? "expected a number" : nil
    case .length: lengthObjection(to: value)
    case .multiplier:
      ConstraintElement.multiplier(value) == nil ? "expected a factor such as 0.5, 3:4, 1/3 or 35%" : nil
    case .choice(let values):
      values.contains(value) ? nil : "expected \(values.joined(separator: ", "))"
    }
  }

  private static func lengthObjection(to value: String) -> String? {
    guard let number = DecimalNumber.parse(value) else { return "expected a number of points" }
    return abs(number) <= DecimalNumber.largestLength ? nil : "expected at most 10000000 points"
  }

  // MARK: Attributes that mean the same everywhere

  private static let general: [String: Kind] = {
    var rules: [String: Kind] = [:]
    for name in booleans { rules[name] = .boolean }
    for name in numbers { rules[name] = .number }
    for (name, values) in choices { rules[name] = .choice(values) }
    return rules
  }()

  private static let booleans = [
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth", "allowsSelection",
    "alwaysBounceHorizontal", "alwaysBounceVertical", "animates", "animating", "appends",
    "automaticallyAdjustsScrollViewInsets", "autoresizesSubviews", "bounces", "bouncesZoom",
    "clearsContextBeforeDrawing", "clearsSelectionOnViewWillAppear", "clipsSubviews", "continuous",
    "definesPresentationContext", "editable", "enabled", "extendedLayoutIncludesOpaqueBars", "fixedFrame", "hidden",
    "hidesBottomBarWhenPushed", "hidesWhenStopped", "insetsLayoutMarginsFromSafeArea",
    "layoutMarginsFollowReadableWidth", "multipleTouchEnabled", "navigationBarHidden", "on", "opaque",
    "pagingEnabled", "preservesSuperviewLayoutMargins", "scrollEnabled", "secureTextEntry",
    "selectable", "selected", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "symbolic",
    "toolbarHidden", "translatesAutoresizingMaskIntoConstraints", "translucent", "useAutolayout", "useSafeAreas",
    "useTraitCollections", "userInteractionEnabled", "usesAttributedText", "wraps",
  ]

  private static let numbers = [
    "alpha", "allowableMovement", "blue", "green", "horizontalCompressionResistancePriority",
    "horizontalHuggingPriority", "maxValue", "maximumValue", "minValue", "minimumFontSize", "minimumPressDuration",
    "minimumScaleFactor", "minimumValue", "numberOfLines", "numberOfTapsRequired", "numberOfTouchesRequired",
    "priority", "progress", "red", "stepValue", "tag", "verticalCompressionResistancePriority",
    "verticalHuggingPriority", "white",
  ]

  private static let choices: [String: [String]] = [
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight", "TopLeft", "TopRight", "BottomLeft", "BottomRight",
    ],
    "textAlignment": ["left", "center", "right", "justified", "natural"],
    "contentHorizontalAlignment": ["center", "left", "right", "fill", "leading", "trailing"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
  ]

  // MARK: Attributes of one element

  private static let scoped: [String: [String: Kind]] = {
    var rules: [String: [String: Kind]] = [
      "constraint": constraint, "stackView": stackView, "action": ["eventType": .choice(controlEvents)],
      "segue": ["kind": .choice(segueKinds)], "slider": ["value": .number], "stepper": ["value": .number],
      "device": ["orientation": .choice(["portrait", "landscape"]), "appearance": .choice(["light", "dark"])],
      "button": [
        "buttonType": .choice([
          "custom", "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "plain",
          "close",
        ]),
        "lineBreakMode": .choice(lineBreakModes),
      ],
      "label": ["lineBreakMode": .choice(lineBreakModes)],
      "state": ["key": .choice(["normal", "highlighted", "disabled", "selected", "focused", "application"])],
      "textField": ["borderStyle": .choice(["none", "line", "bezel", "roundedRect"])],
      "tableView": [
        "style": .choice(["plain", "grouped", "insetGrouped"]), "dataMode": .choice(["prototypes", "static", "none"]),
      ],
    ]
    for (element, names) in lengths {
      for name in names { rules[element, default: [:]][name] = .length }
    }
    return rules
  }()

  private static let lengths: [String: [String]] = [
    "rect": ["x", "y", "width", "height"], "point": ["x", "y"], "size": ["width", "height"],
    "image": ["width", "height"], "inset": ["minX", "minY", "maxX", "maxY"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "fontDescription": ["pointSize"], "tableView": ["rowHeight", "sectionHeaderHeight", "sectionFooterHeight"],
    "tableViewCell": ["rowHeight", "indentationWidth"], "stackView": ["spacing"],
    "collectionViewFlowLayout": ["minimumLineSpacing", "minimumInteritemSpacing"],
  ]

  private static let constraint: [String: Kind] = [
    "constant": .length, "multiplier": .multiplier, "placeholder": .boolean,
    "firstAttribute": .choice(ConstraintElement.Attribute.allCases.map(\.rawValue)),
    "secondAttribute": .choice(ConstraintElement.Attribute.allCases.map(\.rawValue)),
    "relation": .choice(ConstraintElement.Relation.allCases.map(\.rawValue)),
  ]

  private static let stackView: [String: Kind] = [
    "axis": .choice(["horizontal", "vertical"]), "baselineRelativeArrangement": .boolean,
    "distribution": .choice(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
    "alignment": .choice([
      "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
    ]),
  ]

  private static let lineBreakModes = [
    "clip", "characterWrap", "wordWrap", "headTruncation", "middleTruncation", "tailTruncation",
  ]

  private static let segueKinds = [
    "relationship", "embed", "show", "showDetail", "presentation", "popoverPresentation", "unwind", "push", "modal",
    "popover", "replace", "custom",
  ]

  private static let controlEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered", "primaryActionTriggered",
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents",
    "allEvents",
  ]
}
