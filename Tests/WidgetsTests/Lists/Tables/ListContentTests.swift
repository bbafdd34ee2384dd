import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets
import Testing

/// What list content configurations show, and how high it is; text is 8 points a character and 16 a line.
@MainActor @Suite struct ListContentTests {
  private func view(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.contentHeight(forWidth: width) ?? 0)
    view.layoutIfNeeded()
    return view
  }

  private func labels(of view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func `One line makes a cell of 44 points, its text inside the margins`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Apples"
    let view = view(configuration)
    #expect(view.frame.height == 44)
    #expect(labels(of: view).map(\.frame) == [CGRect(x: 16, y: 14, width: 296, height: 16)])
  }

  @Test func `A text that is too long takes more lines and makes the cell higher`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = String(repeating: "word ", count: 20) + "end"
    // 296 points are 37 columns: seven words a line.
    let view = view(configuration)
    #expect(labels(of: view).first?.frame.height == 48)
    #expect(view.frame.height == 70)
  }

  @Test func `The secondary text stands below the text, at a distance of 3 points`() {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Apples"
    configuration.secondaryText = "Red"
    let view = view(configuration)
    #expect(view.frame.height == 57)
    #expect(labels(of: view).map(\.frame.minY) == [11, 30])
  }

  @Test func `A value stands at the other side of the line while there is room, else below`() {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Name"
    configuration.secondaryText = "Value"
    #expect(labels(of: view(configuration)).map(\.frame.origin) == [CGPoint(x: 16, y: 14), CGPoint(x: 272, y: 14)])
    #expect(labels(of: view(configuration, width: 90)).map(\.frame.minX) == [16, 16])
  }

  @Test func `An image takes its room before the text, in the middle of what is reserved`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Apples"
    configuration.image = UIImage(systemName: "star")
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    let view = view(configuration)
    let image = view.subviews.first { $0 is UIImageView }
    #expect(image?.frame == CGRect(x: 26, y: 12, width: 20, height: 20))
    #expect(labels(of: view).first?.frame.minX == 72)
  }

  @Test func `An image is made smaller in proportion until it fits its largest size`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.image = UIImage(systemName: "star")
    configuration.imageProperties.maximumSize = CGSize(width: 10, height: 15)
    #expect(view(configuration).subviews.first?.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func `An image has the tint, the corners and the line that its properties say`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.image = UIImage(systemName: "star")
    let view = view(configuration)
    view.tintColor = .systemPurple
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.tintColor == .systemPurple)
    configuration.imageProperties.tintColor = .systemRed
    configuration.imageProperties.cornerRadius = 4
    configuration.imageProperties.strokeWidth = 2
    view.configuration = configuration
    #expect(image.tintColor == .systemRed)
    #expect(image.layer.cornerRadius == 4)
    #expect(image.layer.borderWidth == 2)
    #expect(image.layer.borderColor == UIColor.systemPurple.cgColor)
    configuration.imageProperties.strokeColor = .systemGreen
    configuration.imageProperties.tintColor = nil
    configuration.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { tint in
      tint == .systemOrange ? .systemYellow : .systemTeal
    }
    view.configuration = configuration
    #expect(image.layer.borderColor == UIColor.systemGreen.cgColor)
    #expect(image.tintColor == .systemTeal)
    view.tintColor = .systemOrange
    #expect(image.tintColor == .systemYellow)
    view.configuration = UIListContentConfiguration.cell()
    #expect(image.superview == nil)
  }

  @Test func `Properties of a text are those of its label`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "text"
    configuration.textProperties.adjustsFontForContentSizeCategory = false
    configuration.textProperties.allowsDefaultTighteningForTruncation = true
    configuration.textProperties.adjustsFontSizeToFitWidth = true
    configuration.textProperties.minimumScaleFactor = 0.5
    configuration.textProperties.alignment = .center
    configuration.textProperties.lineBreakMode = .byTruncatingMiddle
    let label = try #require(labels(of: view(configuration)).first)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(label.allowsDefaultTighteningForTruncation)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `Texts are transformed, and attributes come before plain text`() {
    var configuration = UIListContentConfiguration.groupedHeader()
    configuration.text = "Fruit"
    #expect(labels(of: view(configuration)).first?.text == "FRUIT")
    configuration.attributedText = NSAttributedString(string: "Nuts")
    #expect(labels(of: view(configuration)).first?.text == "NUTS")
  }

  @Test func `Attributes stay through transforms`() {
    var configuration = UIListContentConfiguration.groupedHeader()
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "\u{DF}c", attributes: [.kern: 8]))
    configuration.attributedText = text
    let label = labels(of: view(configuration)).first
    #expect(label?.attributedText?.string == "ABSSC")
    #expect(label?.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(label?.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
    // Three of the five characters are 8 points apart.
    #expect(label?.intrinsicContentSize.width == 64)
  }

  @Test func `A changed configuration changes the view that shows it, and parts without content go`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "One"
    configuration.image = UIImage(systemName: "star")
    let view = view(configuration)
    #expect(view.supports(configuration))
    configuration.text = "Two"
    configuration.image = nil
    view.configuration = configuration
    #expect(labels(of: view).first?.text == "Two")
    #expect(view.subviews.count == 1)
  }

  @Test func `Guides follow the texts`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "One"
    let view = view(configuration)
    let guide = try #require(view.textLayoutGuide)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 16, y: 14, width: 296, height: 16))
    #expect(view.imageLayoutGuide == nil)
  }

  @Test func `A disabled cell dims texts of the standard colour and leaves others`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    var configuration = UIListContentConfiguration.cell()
    #expect(configuration.updated(for: state).textProperties.resolvedColor() == .tertiaryLabel)
    configuration.textProperties.color = .systemRed
    #expect(configuration.updated(for: state).textProperties.resolvedColor() == .systemRed)
  }

  @Test func `A list background shows the selection, unless code chose its colour`() {
    var state = UICellConfigurationState(traitCollection: .current)
    var background = UIBackgroundConfiguration.listGroupedCell()
    #expect(background.updated(for: state).backgroundColor == .secondarySystemGroupedBackground)
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    background.backgroundColor = .systemYellow
    #expect(background.updated(for: state).backgroundColor == .systemYellow)
  }

  @Test func `States are equal when all their parts are, those of the app included`() {
    var one = UICellConfigurationState(traitCollection: .current)
    let other = one
    #expect(one == other)
    one[UIConfigurationStateCustomKey("read")] = true
    #expect(one != other)
    #expect(one[UIConfigurationStateCustomKey("read")] == AnyHashable(true))
  }
}
