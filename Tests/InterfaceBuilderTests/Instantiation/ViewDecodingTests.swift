import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// The attributes of elements and the properties of views.
@Suite @MainActor struct ViewDecodingTests {
  private static let frame = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"40\"/>"

  /// The only subview of a scene whose root holds `element`.
  private func view<View: UIView>(_ element: String, resources: String = "", as type: View.Type) throws -> View {
    let text = Sample.storyboard(view: "<subviews>\(element)</subviews>", resources: resources)
    return try #require(try Sample.scene(text).view.subviews.first as? View)
  }

  @Test func `What all views have`() throws {
    try Sample.run {
      let view = try view(
        """
        <view id="v" hidden="YES" alpha="0.5" tag="7" contentMode="bottomRight" clipsSubviews="YES" opaque="NO"
          userInteractionEnabled="NO" multipleTouchEnabled="YES" semanticContentAttribute="forceRightToLeft"
          horizontalHuggingPriority="251" verticalCompressionResistancePriority="999"
          preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO">
          \(Self.frame)
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
          <color key="backgroundColor" red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/>
          <color key="tintColor" systemColor="systemRedColor"/>
          <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
          <accessibility key="accessibilityConfiguration" identifier="box" label="Box" hint="Opens">
            <accessibilityTraits key="traits" button="YES" header="NO" selected="YES"/>
            <bool key="isElement" value="YES"/></accessibility>
        </view>
        """, as: UIView.self)
      #expect(view.documentID == "v")
      #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
      #expect((view.isHidden, view.alpha, view.tag) == (true, 0.5, 7))
      #expect(view.contentMode == .bottomRight)
      #expect((view.clipsToBounds, view.isOpaque) == (true, false))
      #expect((view.isUserInteractionEnabled, view.isMultipleTouchEnabled) == (false, true))
      #expect(view.semanticContentAttribute == .forceRightToLeft)
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
      #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 999)
      #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleHeight])
      #expect(view.translatesAutoresizingMaskIntoConstraints)
      #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
      #expect(view.tintColor == .systemRed)
      #expect(
        (view.accessibilityIdentifier, view.accessibilityLabel, view.accessibilityHint) == ("box", "Box", "Opens"))
      #expect(view.isAccessibilityElement && view.accessibilityTraits == [.button, .selected])
      #expect((view.preservesSuperviewLayoutMargins, view.insetsLayoutMarginsFromSafeArea) == (true, false))
    }
  }

  /// Interface Builder writes NO explicitly; in code labels and images take no touches by default (contract R5).
  @Test(arguments: ["label", "imageView", "view", "button"])
  func `A view takes touches unless the document says no`(tag: String) throws {
    try Sample.run {
      #expect(try view("<\(tag) id=\"v\">\(Self.frame)</\(tag)>", as: UIView.self).isUserInteractionEnabled)
      let silent = try view("<\(tag) id=\"v\" userInteractionEnabled=\"NO\">\(Self.frame)</\(tag)>", as: UIView.self)
      #expect(!silent.isUserInteractionEnabled)
    }
  }

  @Test func `A label`() throws {
    try Sample.run {
      let label = try view(
        """
        <label id="v" text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0"
          preferredMaxLayoutWidth="80" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" enabled="NO">\(Self.frame)
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13"/>
          <color key="textColor" white="0.25" alpha="1" colorSpace="custom"
            customColorSpace="genericGamma22GrayColorSpace"/></label>
        """, as: UILabel.self)
      #expect((label.text, label.numberOfLines, label.preferredMaxLayoutWidth) == ("Hello", 0, 80))
      #expect((label.textAlignment, label.lineBreakMode) == (.center, .byWordWrapping))
      #expect(label.font == .systemFont(ofSize: 13, weight: .semibold))
      #expect(label.textColor == UIColor(white: 0.25, alpha: 1))
      #expect((label.adjustsFontSizeToFitWidth, label.minimumScaleFactor, label.isEnabled) == (true, 0.5, false))
    }
  }

  @Test func `Fonts`() throws {
    try Sample.run {
      let fonts: [(String, UIFont)] = [
        ("", .systemFont(ofSize: 17)),
        (
          "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"15\"/>", .boldSystemFont(ofSize: 15)
        ),
        (
          "<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"15\"/>",
          .italicSystemFont(ofSize: 15)
        ),
        (
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/>",
          .preferredFont(forTextStyle: .largeTitle)
        ),
      ]
      for (element, font) in fonts {
        #expect(try view("<label id=\"v\" text=\"a\">\(Self.frame)\(element)</label>", as: UILabel.self).font == font)
      }
      let named = "<fontDescription key=\"fontDescription\" name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"20\"/>"
      let label = try view("<label id=\"v\" text=\"a\">\(Self.frame)\(named)</label>", as: UILabel.self)
      #expect((label.font.fontName, label.font.pointSize) == ("Avenir-Heavy", 20))
    }
  }

  @Test func `A button and its states`() throws {
    try Sample.run {
      let button = try view(
        """
        <button id="v" buttonType="system" selected="YES" contentHorizontalAlignment="left"
          contentVerticalAlignment="top" lineBreakMode="tailTruncation">\(Self.frame)
          <fontDescription key="fontDescription" type="system" pointSize="20"/>
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="Go" image="arrow"><color key="titleColor" systemColor="systemGreenColor"/></state>
          <state key="selected" title="Gone"/><state key="disabled" title="Wait"/></button>
        """, resources: "<image name=\"arrow\" width=\"12\" height=\"16\"/>", as: UIButton.self)
      #expect(button.buttonType == .system)
      #expect(button.title(for: .normal) == "Go")
      #expect(button.title(for: .disabled) == "Wait")
      #expect(button.currentTitle == "Gone")
      #expect(button.titleColor(for: .normal) == .systemGreen)
      #expect(button.image(for: .normal)?.size == CGSize(width: 12, height: 16))
      #expect(button.titleLabel?.font == .systemFont(ofSize: 20))
      #expect((button.contentHorizontalAlignment, button.contentVerticalAlignment) == (.left, .top))
      #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }
  }

  @Test func `A button with a configuration`() throws {
    try Sample.run {
      let button = try view(
        """
        <button id="v" buttonType="system">\(Self.frame)<state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="1 €" imagePadding="6"
            cornerStyle="capsule"><color key="baseBackgroundColor" systemColor="systemRedColor"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          </buttonConfiguration></button>
        """, as: UIButton.self)
      let configuration = try #require(button.configuration)
      #expect((configuration.title, configuration.subtitle) == ("Buy", "1 €"))
      #expect((configuration.imagePadding, configuration.cornerStyle) == (6, .capsule))
      #expect(configuration.baseBackgroundColor == .systemRed)
      #expect(
        configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      #expect(configuration.isFilled)
      #expect(button.shownTitle == "Buy")
    }
  }

  @Test func `A text field and its keyboard`() throws {
    try Sample.run {
      let field = try view(
        """
        <textField id="v" text="kim" placeholder="Name" borderStyle="roundedRect" textAlignment="right"
          clearButtonMode="whileEditing" clearsOnBeginEditing="YES" minimumFontSize="9">\(Self.frame)
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no"
            spellCheckingType="yes" keyboardType="emailAddress" returnKeyType="go" keyboardAppearance="alert"
            enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="username"/></textField>
        """, as: UITextField.self)
      #expect((field.text, field.placeholder) == ("kim", "Name"))
      #expect((field.borderStyle, field.textAlignment, field.clearButtonMode) == (.roundedRect, .right, .whileEditing))
      #expect((field.clearsOnBeginEditing, field.minimumFontSize) == (true, 9))
      #expect(field.font == .systemFont(ofSize: 14))
      #expect((field.autocapitalizationType, field.autocorrectionType, field.spellCheckingType) == (.words, .no, .yes))
      #expect((field.keyboardType, field.returnKeyType) == (.emailAddress, .go))
      #expect((field.keyboardAppearance, field.textContentType) == (.dark, .username))
      #expect((field.enablesReturnKeyAutomatically, field.isSecureTextEntry) == (true, true))
    }
  }

  @Test func `A text view, its keyboard and its size`() throws {
    try Sample.run {
      let textView = try view(
        """
        <textView id="v" text="Some notes" editable="NO" selectable="NO" scrollEnabled="NO" textAlignment="center">
          \(Self.frame)<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <textInputTraits key="textInputTraits" autocapitalizationType="sentences" smartQuotesType="no"
            keyboardType="twitter"/>
          <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/></textView>
        """, as: UITextView.self)
      #expect(textView.text == "Some notes")
      #expect((textView.isEditable, textView.isSelectable, textView.isScrollEnabled) == (false, false, false))
      #expect((textView.textAlignment, textView.textColor) == (.center, UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
      #expect(textView.font == .systemFont(ofSize: 17))
      #expect((textView.autocapitalizationType, textView.smartQuotesType) == (.sentences, .no))
      #expect(textView.keyboardType == .twitter)
      #expect(textView.dataDetectorTypes == [.link, .phoneNumber])
      let scrolls = try view("<textView id=\"v\">\(Self.frame)</textView>", as: UITextView.self)
      #expect((scrolls.text, scrolls.isEditable, scrolls.isScrollEnabled) == ("", true, true))
      #expect(scrolls.font == .systemFont(ofSize: 14))
      #expect(scrolls.intrinsicContentSize == CGSize(width: -1, height: -1))
    }
  }

  @Test func `An image view has the size of its image in the resources`() throws {
    try Sample.run {
      let imageView = try view(
        "<imageView id=\"v\" image=\"logo\" contentMode=\"scaleAspectFit\">\(Self.frame)</imageView>",
        resources: "<image name=\"logo\" width=\"64\" height=\"32.5\"/>", as: UIImageView.self)
      #expect(imageView.intrinsicContentSize == CGSize(width: 64, height: 32.5))
      #expect(imageView.contentMode == .scaleAspectFit)
    }
  }

  @Test func `A stack arranges its views; top and bottom are the near and the far side of a column too`() throws {
    try Sample.run {
      let arranged = "<subviews><view id=\"a\">\(Self.frame)</view><view id=\"b\">\(Self.frame)</view></subviews>"
      let stack = try view(
        "<stackView id=\"v\" axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"top\" spacing=\"12.5\" "
          + "baselineRelativeArrangement=\"YES\">\(Self.frame)\(arranged)</stackView>", as: UIStackView.self)
      #expect(stack.arrangedSubviews.map(\.documentID) == ["a", "b"])
      #expect((stack.axis, stack.distribution, stack.alignment) == (.vertical, .equalSpacing, .leading))
      #expect((stack.spacing, stack.isBaselineRelativeArrangement) == (12.5, true))
      #expect(!stack.isLayoutMarginsRelativeArrangement)
      let other = try view(
        "<stackView id=\"v\" alignment=\"bottom\" spacingType=\"standard\">\(Self.frame)"
          + "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/></stackView>",
        as: UIStackView.self)
      #expect((other.axis, other.alignment) == (.horizontal, .trailing))
      #expect(other.spacing == UIStackView.spacingUseSystem)
      #expect(other.isLayoutMarginsRelativeArrangement)
      #expect(other.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  @Test func `Kinds without a class are plain views, remarked on once`() throws {
    try Sample.run {
      let parts = ["arView", "mtkView", "mtkView", "switch"].enumerated().map { index, tag in
        "<\(tag) id=\"v\(index)\">\(Self.frame)</\(tag)>"
      }
      let loader = try Sample.loader(Sample.storyboard(view: "<subviews>\n\(parts.joined(separator: "\n"))</subviews>"))
      let root = try #require(try loader.controller(scene: nil).view)
      #expect(
        loader.diagnostics.map(\.message) == [
          "<arView> has no class here yet, it is shown as a plain view",
          "<mtkView> has no class here yet, it is shown as a plain view",
        ])
      #expect(loader.diagnostics.map(\.position.line) == [10, 11])
      #expect(root.view("v3") is UISwitch)
    }
  }

  @Test func `On the canvas cells keep their stored frames, static ones and prototypes`() throws {
    try Sample.run {
      let cell = """
        <tableViewCell id="cell" reuseIdentifier="Cell"><rect key="frame" x="0.0" y="28" width="375" height="43.5"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/></tableViewCellContentView></tableViewCell>
        """
      for holder in [
        "<prototypes>\(cell)</prototypes>",
        "<sections><tableViewSection id=\"s\"><cells>\(cell)</cells></tableViewSection></sections>",
      ] {
        let text = Sample.storyboard(
          view: "<subviews><tableView id=\"v\">\(Self.frame)\(holder)</tableView></subviews>")
        let table = try #require(try Sample.scene(text) { $0.isCanvasStored = true }.view.subviews.first)
        #expect(table.frame("cell") == CGRect(x: 0, y: 28, width: 375, height: 43.5))
        #expect(table.view("content")?.superview?.documentID == "cell")
      }
    }
  }
}
