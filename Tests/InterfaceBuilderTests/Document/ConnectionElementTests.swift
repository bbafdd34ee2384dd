import PlainviewInterfaceBuilder
import Testing

@Suite struct ConnectionElementTests {
  private func document() throws -> InterfaceDocument { try Fixture.document("login.storyboard") }

  @Test func `outlets and outlet collections name property and destination`() throws {
    let login = try #require(try document().controller(id: "log-01-bbb"))
    #expect(login.outlets.map(\.property) == ["nameField"])
    #expect(login.outlets.map(\.destinationID) == ["txt-01-bbb"])
    #expect(login.outletCollections.map(\.property) == ["labels"])
    #expect(login.outletCollections.map(\.collectionClass) == ["NSMutableArray"])
    #expect(login.outletCollections.map(\.appends) == [false])
  }

  @Test func `a recognizer is attached by a collection that appends`() throws {
    let label = try #require(try document().view(id: "lbl-01-bbb"))
    #expect(label.outletCollections.map(\.property) == ["gestureRecognizers"])
    #expect(label.outletCollections.map(\.destinationID) == ["tap-01-bbb"])
    #expect(label.outletCollections.map(\.appends) == [true])
  }

  @Test func `a control's action has an event and a recognizer's has none`() throws {
    let button = try #require(try document().view(id: "btn-01-bbb"))
    #expect(button.actions.map(\.selector) == ["logIn:"])
    #expect(button.actions.map(\.eventType) == ["touchUpInside"])
    #expect(button.actions.map(\.destinationID) == ["log-01-bbb"])
    let recognizer = try #require(try document().scenes[1].recognizers.first)
    #expect(recognizer.integer("numberOfTapsRequired") == 2)
    #expect(recognizer.actions.map(\.selector) == ["doubleTapped"])
    #expect(recognizer.actions.map(\.eventType) == [nil])
  }

  @Test func `connections of all kinds keep their order`() throws {
    let field = try #require(try document().view(id: "txt-01-bbb"))
    #expect(field.connections.count == 2)
    guard case .action = field.connections[0], case .outlet = field.connections[1] else {
      Issue.record("expected an action and then an outlet")
      return
    }
  }

  @Test func `segues tell kind, destination and what they carry`() throws {
    let document = try document()
    let show = try #require(document.view(id: "btn-01-bbb")?.segues.first)
    #expect(show.kind == .show)
    #expect(show.identifier == "home")
    #expect(show.destinationID == "hom-01-ccc")
    #expect(show.creationSelector == "makeHome:sender:")
    #expect(show.animates)
    #expect(try #require(document.view(id: "con-01-bbb")?.segues.first).kind == .embed)
    let back = try #require(document.controller(id: "log-01-bbb")?.navigationItem?.leftButtons.first?.segues.first)
    #expect(back.kind == .unwind)
    #expect(back.unwindAction == "backToStart:")
    #expect(back.destinationID == "ext-01-bbb")
    let cell = try #require(try Fixture.document("lists.storyboard").view(id: "cel-01-bbb")?.segues.first)
    #expect(cell.kind == .presentation)
    #expect(cell.trigger == "accessoryAction")
    #expect(cell.modalPresentationStyle == "formSheet")
    #expect(!cell.animates)
  }

  @Test(arguments: [
    ("kind='relationship' relationship='detailViewController'", SegueElement.Kind.relationship("detailViewController")),
    ("kind='popoverPresentation'", .popoverPresentation), ("kind='push'", .push), ("kind='modal'", .modal),
    ("kind='replace'", .replace), ("kind='custom' customClass='Fade'", .custom), ("kind='warp'", .other("warp")),
  ])
  func `each segue kind is told`(attributes: String, kind: SegueElement.Kind) throws {
    let view = try Fixture.view(
      "<button><connections><segue destination='d' \(attributes) id='s'/></connections></button>")
    #expect(view.segues.map(\.kind) == [kind])
  }
}
