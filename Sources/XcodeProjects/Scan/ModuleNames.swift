/// Names by which a source shows that it uses a module which it imports.
enum ModuleNames {
  /// Whether a source may use a module, by the names that it mentions; an unknown module counts as used.
  static func mayUse(_ module: String, _ names: SourceNames) -> Bool { used(of: module, names)?.isEmpty != true }

  /// The names that a source mentions and that may be of a module; nil for an unknown module.
  static func used(of module: String, _ names: SourceNames) -> Set<String>? {
    // The module's name qualifies others, as in `SwiftUI.View`.
    if let known = own[module] { return names.mentioned.intersection(known.union([module])) }
    return prefixes[module].map { beginnings in
      names.mentioned.filter { name in
        beginnings.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase != false }
      }
    }
  }

  private static let own: [String: Set<String>] = [
    "SwiftUI": nameSet(
      """
      View Text State Binding ObservedObject StateObject EnvironmentObject Environment EnvironmentValues EnvironmentKey \
      ViewBuilder ViewModifier Color Image Font Group Section Form List ForEach Button Toggle Slider Picker TextField \
      SecureField TextEditor Label Link Menu Spacer Divider VStack HStack ZStack LazyVStack LazyHStack LazyVGrid \
      LazyHGrid Grid ScrollView GeometryReader GeometryProxy NavigationView NavigationStack NavigationLink TabView \
      Alignment HorizontalAlignment VerticalAlignment EdgeInsets Edge Axis Angle UnitPoint Shape Path Circle Rectangle \
      RoundedRectangle Capsule Ellipse Gradient LinearGradient Animation Transaction AnyView EmptyView AnyTransition \
      withAnimation PreferenceKey Namespace AppStorage SceneStorage FocusState GestureState Gesture DragGesture \
      TapGesture LongPressGesture UIViewRepresentable UIViewControllerRepresentable UIViewRepresentableContext \
      UIHostingController UIHostingConfiguration PreviewProvider Preview App Scene WindowGroup LocalizedStringKey \
      ObservedResults FetchRequest FetchedResults DynamicProperty ContentMode ColorScheme \
      LayoutDirection DynamicTypeSize ProgressView Canvas TimelineView Layout ProposedViewSize ButtonStyle \
      PrimitiveButtonStyle LabelStyle TextAlignment Entry UIApplicationDelegateAdaptor ToolbarItem Visibility \
      PreviewDevice PreviewLayout PreviewContext PreviewContextKey
      """)
  ]

  private static func nameSet(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  /// The prefixes of the names of a module; a capital follows.
  private static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "Accounts": ["AC"], "AddressBook": ["AB", "kAB"], "AddressBookUI": ["AB"],
    "AuthenticationServices": ["AS"], "BackgroundTasks": ["BG"], "CallKit": ["CX"], "CarPlay": ["CP"],
    "CloudKit": ["CK"], "CommonCrypto": ["CC", "kCC"], "Contacts": ["CN"], "ContactsUI": ["CN"],
    "CoreBluetooth": ["CB"], "CoreData": ["NSManaged", "NSFetch", "NSFetched", "NSPersistent", "NSEntity", "NSMerge"],
    "CoreHaptics": ["CH"], "CoreMIDI": ["MIDI"], "CoreML": ["ML"], "CoreMotion": ["CM"], "CoreNFC": ["NFC", "NFCN"],
    "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"], "CoreVideo": ["CV", "kCV"], "EventKit": ["EK"],
    "EventKitUI": ["EK"], "GLKit": ["GLK", "GL", "EAGL"], "GameKit": ["GK"], "HealthKit": ["HK"], "HomeKit": ["HM"],
    "Intents": ["IN"], "IntentsUI": ["IN"], "JavaScriptCore": ["JS"], "LinkPresentation": ["LP"],
    "MediaPlayer": ["MP"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "MetalPerformanceShaders": ["MPS", "MTL"], "MultipeerConnectivity": ["MC"], "NaturalLanguage": ["NL"],
    "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"], "PushKit": ["PK"], "QuickLook": ["QL"],
    "ReplayKit": ["RP"], "SceneKit": ["SCN"], "Social": ["SL"], "Speech": ["SF"], "SpriteKit": ["SK"],
    "SystemConfiguration": ["SC", "kSC", "kSCN"], "VideoToolbox": ["VT", "kVT"], "Vision": ["VN"],
    "WatchConnectivity": ["WC"],
  ]
}
