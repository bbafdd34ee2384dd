/// The element names that documents use where the structure depends on them.
enum Vocabulary {
  static let views: Set<String> = [
    "activityIndicatorView", "adBannerView", "arView", "arscnView", "arskView", "avRoutePickerView", "button",
    "calendarView", "collectionReusableView", "collectionView", "collectionViewCell", "collectionViewCellContentView",
    "colorWell", "containerView", "control", "datePicker", "glkView", "imageView", "label", "mapView", "mtkView",
    "navigationBar", "pageControl", "pdfView", "pickerView", "progressView", "refreshControl", "reusableView",
    "sceneKitView", "scrollView", "searchBar", "segmentedControl", "skView", "slider", "stackView", "stepper",
    "switch", "tabBar", "tableHeaderFooterView", "tableView", "tableViewCell", "tableViewCellContentView",
    "textField", "textView", "toolbar", "view", "visualEffectView", "webView", "window", "wkWebView",
  ]

  static let controllers: Set<String> = [
    "activityViewController", "avPlayerViewController", "collectionViewController", "glkViewController",
    "hostingController", "navigationController", "pageViewController", "splitViewController", "tabBarController",
    "tableViewController", "viewController", "viewControllerPlaceholder",
  ]

  static let recognizers: Set<String> = [
    "gestureRecognizer", "hoverGestureRecognizer", "longPressGestureRecognizer", "panGestureRecognizer",
    "pinchGestureRecognizer", "pongPressGestureRecognizer", "rotationGestureRecognizer",
    "screenEdgePanGestureRecognizer", "swipeGestureRecognizer", "tapGestureRecognizer",
  ]

  /// Objects at the top level that are neither views, controllers nor recognizers.
  static let otherObjects: Set<String> = [
    "arrayController", "barButtonItem", "customObject", "exit", "externalObject", "navigationItem", "placeholder",
    "searchDisplayController", "tabBarItem",
  ]

  static let connections: Set<String> = ["action", "outlet", "outletCollection", "segue"]

  /// The containers whose members are views.
  static let viewContainers: Set<String> = ["cells", "prototypes", "subviews"]

  /// What stands in a document's root element.
  static let documentParts: Set<String> = [
    "accessibilityOverrides", "classes", "customFonts", "dependencies", "designables", "device",
    "inferredMetricsTieBreakers", "objects", "point", "resources", "scenes", "simulatedMetricsContainer", "color",
  ]
}
