import PlainviewInterfaceBuilder
import Testing

@Suite struct ConstraintElementTests {
  private func constraint(_ attributes: String) throws -> ConstraintElement {
    let view = try Fixture.view("<view id='v'><constraints><constraint \(attributes)/></constraints></view>")
    return try #require(view.constraints.first)
  }

  @Test func `a full constraint is read`() throws {
    let constraint = try constraint(
      "firstItem='a' firstAttribute='top' relation='lessThanOrEqual' secondItem='b' secondAttribute='bottomMargin' "
        + "multiplier='2' constant='-8.5' priority='750' identifier='gap' placeholder='YES' id='c'")
    #expect(constraint.firstItemID == "a")
    #expect(constraint.firstAttribute == .top)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItemID == "b")
    #expect(constraint.secondAttribute == .bottomMargin)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == -8.5)
    #expect(constraint.priority == 750)
    #expect(constraint.identifier == "gap")
    #expect(constraint.isPlaceholder)
  }

  @Test func `what is left out has its default`() throws {
    let constraint = try constraint("firstAttribute='width'")
    #expect(constraint.firstItemID == "v")
    #expect(constraint.secondItemID == nil)
    #expect(constraint.secondAttribute == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(constraint.identifier == nil)
    #expect(!constraint.isPlaceholder && !constraint.usesStandardSpacing)
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("3:4", 0.75), ("1:1.5", 1 / 1.5), ("1/3", 1.0 / 3), ("35%", 0.35), ("2", 2), ("-1", -1),
    ] as [(String, Double)])
  func `a multiplier has four notations`(text: String, value: Double) {
    #expect(ConstraintElement.multiplier(text) == value)
  }

  @Test(arguments: ["", "a", "1:0", "1/0", "1:2:3", ":", "%", "1:", "nan", "1e308:1e-308", "1e300"])
  func `a multiplier that is none is refused`(text: String) {
    #expect(ConstraintElement.multiplier(text) == nil)
  }

  @Test(arguments: ConstraintElement.Attribute.allCases)
  func `every attribute is read`(attribute: ConstraintElement.Attribute) throws {
    #expect(try constraint("firstAttribute='\(attribute.rawValue)'").firstAttribute == attribute)
  }

  @Test func `the standard spacing is 8 between siblings and 20 to a container`() throws {
    let document = try Fixture.document("login.storyboard")
    let constraints = try #require(document.view(id: "vie-01-bbb")).constraints
    #expect(constraints.map(\.usesStandardSpacing) == [false, false, false, true, true, false])
    #expect(constraints.map(document.constant(of:)) == [16, 0, 0, 8, 20, 0])
  }

  @Test func `a symbolic constraint with a constant keeps it`() throws {
    let constraint = try constraint("firstAttribute='top' symbolic='YES' constant='12'")
    #expect(!constraint.usesStandardSpacing)
    #expect(constraint.constant == 12)
  }

  @Test func `a constraint of a view without id has no owner's id`() throws {
    let document = try Fixture.document("lists.storyboard")
    let content = try #require(document.view(id: "cel-01-ccc")?.contentView)
    #expect(content.constraints.map(\.ownerID) == [nil])
    #expect(content.constraints.map(\.firstItemID) == [nil])
    #expect(content.constraints.map(\.secondItemID) == ["img-01-ccc"])
  }

  @Test func `a priority out of range is brought into it and an absurd constant is dropped`() throws {
    #expect(try constraint("firstAttribute='top' priority='5000'").priority == 1000)
    #expect(try constraint("firstAttribute='top' priority='-3'").priority == 1)
    #expect(try constraint("firstAttribute='top' constant='1e30'").constant == 0)
  }
}
