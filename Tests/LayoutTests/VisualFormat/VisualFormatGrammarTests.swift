import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

@MainActor @Suite struct VisualFormatGrammarTests {
  private let stage = FormatStage("a", "b", "c", "_d1")

  @Test(
    "L7: spaces in all their forms",
    arguments: [
      ("[a]-8-[b]", ["H:[a]-(8)-[b]"]), ("[a]-(8)-[b]", ["H:[a]-(8)-[b]"]), ("[a]-(==8)-[b]", ["H:[a]-(8)-[b]"]),
      ("[a]->=8-[b]", ["H:[a]-(>=8)-[b]"]), ("[a]-8@250-[b]", ["H:[a]-(8)-[b]@250"]),
      ("[a]-(>=8@750,<=20)-[b]", ["H:[a]-(>=8)-[b]@750", "H:[a]-(<=20)-[b]"]),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]), ("[a]-2.5-[b]", ["H:[a]-(2.5)-[b]"]),
      ("[a]-.5-[b]", ["H:[a]-(0.5)-[b]"]), ("[a]-1e2-[b]", ["H:[a]-(100)-[b]"]), ("[a][b]", ["H:[a]-(0)-[b]"]),
      ("|[a]", ["H:|-(0)-[a]"]), ("[a]|", ["H:[a]-(0)-|"]), ("|-(<=3@1)-[a]", ["H:|-(<=3)-[a]@1"]),
      ("[a]-0-|", ["H:[a]-(0)-|"]), ("V:[a]-(>=0)-|", ["V:[a]-(>=0)-|"]),
    ])
  func spaces(format: String, expected: [String]) { #expect(stage.bodies(format) == expected) }

  @Test(
    "L7: sizes in all their forms",
    arguments: [
      ("[a]", []), ("H:[a(100)]", ["a.width == 100"]), ("V:[a(100)]", ["a.height == 100"]),
      ("[a(==100)]", ["a.width == 100"]), ("V:[a(==b)]", ["a.height == b.height"]),
      ("[a(b)]", ["a.width == b.width"]), ("[a(<=b@400)]", ["a.width <= b.width@400"]),
      ("[a(>=100@251,<=200,==150@1)]", ["a.width >= 100@251", "a.width <= 200", "a.width == 150@1"]),
      ("[_d1(7)]", ["_d1.width == 7"]), ("[a(-7)]", ["a.width == - 7"]),
      (
        "[a(1)]-2-[b(3)]-4-[c(a)]",
        [
          "a.width == 1", "H:[a]-(2)-[b]", "b.width == 3", "H:[b]-(4)-[c]", "c.width == a.width",
        ]
      ),
    ])
  func sizes(format: String, expected: [String]) { #expect(stage.bodies(format) == expected) }

  @Test(
    "L7: a size may be a multiple of another one and some points",
    arguments: [
      ("[a(b*2)]", "a.width == 2*b.width"), ("[a(==b*2+4)]", "a.width == 2*b.width + 4"),
      ("[a(b/2)]", "a.width == 0.5*b.width"), ("V:[a(>=b/4-1.5@700)]", "a.height >= 0.25*b.height - 1.5@700"),
      ("[a(b+4)]", "a.width == b.width + 4"), ("[a(b*ratio-gap)]", "a.width == 1.5*b.width - 10"),
    ])
  func multiples(format: String, expected: String) {
    #expect(stage.bodies(format, metrics: ["ratio": 1.5, "gap": 10]) == [expected])
  }

  @Test("L7: metrics stand for constants and for priorities") func metrics() {
    let metrics: [String: Any] = ["gap": 12, "size": 30.5, "low": Float(250), "wide": UInt8(200)]
    #expect(
      stage.bodies("|-gap-[a(size@low)]-(>=gap@low)-[b(<=wide)]", metrics: metrics) == [
        "H:|-(12)-[a]", "a.width == 30.5@250", "H:[a]-(>=12)-[b]@250", "b.width <= 200",
      ])
  }

  @Test("L7: any kind of number is a metric")
  func numbers() {
    let numbers: [Any] = [
      7, 7.0, Float(7), CGFloat(7), NSNumber(value: 7), Int8(7), UInt(7), UILayoutPriority(7), Optional(7) as Any,
    ]
    for number in numbers {
      #expect(stage.bodies("[a(n@n)]", metrics: ["n": number]) == ["a.width == 7@7"])
    }
  }

  @Test("L7: a name that is a metric and a view is the metric") func ambiguousName() {
    #expect(stage.bodies("[a(b)]", metrics: ["b": 5]) == ["a.width == 5"])
  }

  @Test("L7: guides are views, and a guide's superview is its owner") func guides() {
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-10-[g(40)]-5-[a]-10-|", metrics: nil, views: ["g": guide, "a": stage.views["a"] as Any])
    NSLayoutConstraint.activate(constraints)
    stage.root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 10 && guide.layoutFrame.width == 40)
    #expect(stage.views["a"]?.frame.minX == 55 && stage.views["a"]?.frame.width == 335)
  }

  @Test("L7: a line may name a view twice, and its superview by name") func unusualLines() throws {
    #expect(stage.bodies("[a]-3-[a]") == ["H:[a]-(3)-[a]"])
    let box = try #require(stage.views["a"])
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[root]-(<=1)-[a]", options: .alignAllCenterX, metrics: nil,
      views: ["root": stage.root, "a": box])
    #expect(constraints.map(\.secondAttribute) == [.bottom, .centerX])
    #expect(constraints[0].firstItem === box && constraints[0].secondItem === stage.root)
    #expect(constraints[1].firstItem === stage.root && constraints[1].secondItem === box)
  }

  @Test("L7: made constraints are not active") func inactive() {
    #expect(stage.make("|-[a]-[b(10)]-|").allSatisfy { !$0.isActive && $0.identifier == nil })
    #expect(stage.root.constraints.isEmpty)
  }

  @Test("L7: a known row in three columns, by frames") func columns() {
    let metrics: [String: Any] = ["gap": 10, "pad": 20]
    // 400 - 2 × 20 - 2 × 10 = 340 = 2w + w + w
    #expect(
      stage.frames(
        "H:|-pad-[a(==b*2)]-gap-[b]-gap-[c(b)]-pad-|", "V:|[a]|", "V:|[b]|", "V:|-(>=5)-[c(50@900)]-0-|", of: "a b c",
        metrics: metrics) == [
          CGRect(x: 20, y: 0, width: 170, height: 200), CGRect(x: 200, y: 0, width: 85, height: 200),
          CGRect(x: 295, y: 150, width: 85, height: 50),
        ])
  }
}
