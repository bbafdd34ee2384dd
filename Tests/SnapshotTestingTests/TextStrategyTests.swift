import Foundation
import FoundationNetworking
import PlainviewSnapshotTesting
import Testing

/// Texts that iOS writes too, so that both share the files: the expected ones are SnapshotTesting's own.
@Suite struct TextStrategyTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private struct User: Encodable { let id: Int, name: String, bio: String }
  private let user = User(id: 1, name: "Blobby", bio: "Blobbed around the world.")

  @Test func `A dump has the members of a struct in the order of their names`() {
    #expect(
      text(user, .dump) == """
        ▿ User
          - bio: "Blobbed around the world."
          - id: 1
          - name: "Blobby"

        """)
  }

  private final class Father { var child: Child? }
  private final class Child {
    let father: Father
    init(_ father: Father) {
      self.father = father
      father.child = self
    }
  }

  @Test func `A dump ends where objects come back to themselves`() {
    let father = Father()
    let child = Child(father)
    #expect(
      text(child.father, .dump) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """)
  }

  private struct Person: Hashable { let name: String }
  private struct Container { let dict: [String: Int], set: Set<Person> }

  @Test func `A dump sorts what has no order`() {
    let container = Container(
      dict: ["c": 3, "a": 1, "b": 2], set: [Person(name: "Stephen"), Person(name: "Brandon")])
    #expect(
      text(container, .dump) == """
        ▿ Container
          ▿ dict: 3 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "b"
              - value: 2
            ▿ (2 elements)
              - key: "c"
              - value: 3
          ▿ set: 2 members
            ▿ Person
              - name: "Brandon"
            ▿ Person
              - name: "Stephen"

        """)
  }

  @Test func `A dump says dates in UTC`() {
    #expect(text(Date(timeIntervalSinceReferenceDate: 0), .dump) == "- 2001-01-01T00:00:00Z\n")
  }

  @Test func `JSON has sorted keys`() {
    #expect(
      text(user, .json) == """
        {
          "bio" : "Blobbed around the world.",
          "id" : 1,
          "name" : "Blobby"
        }
        """)
  }

  private enum Direction: String, CaseIterable { case up, down, left, right }

  @Test func `A function is the list of its results`() {
    let turned: (Direction) -> Direction = { direction in
      switch direction {
      case .up: .left
      case .down: .right
      case .left: .down
      case .right: .up
      }
    }
    #expect(
      text(turned, Snapshotting<Direction, String>.func(into: .description)) == """
        "up","left"
        "down","right"
        "left","down"
        "right","up"
        """)
  }

  @Test func `A request is what goes over the line, or a call of curl`() throws {
    var post = URLRequest(url: try #require(URL(string: "https://www.pointfree.co/subscribe")))
    post.httpMethod = "POST"
    post.addValue("pf_session={\"user_id\":\"0\"}", forHTTPHeaderField: "Cookie")
    post.addValue("text/html", forHTTPHeaderField: "Accept")
    post.httpBody = Data("pricing[billing]=monthly&pricing[lane]=individual".utf8)
    #expect(
      text(post, .raw) == """
        POST https://www.pointfree.co/subscribe
        Accept: text/html
        Cookie: pf_session={"user_id":"0"}

        pricing[billing]=monthly&pricing[lane]=individual
        """)
    let parts = [
      "curl", "--request POST", "--header \"Accept: text/html\"",
      "--data \"pricing[billing]=monthly&pricing[lane]=individual\"",
      "--cookie \"pf_session={\\\"user_id\\\":\\\"0\\\"}\"", "\"https://www.pointfree.co/subscribe\"",
    ]
    #expect(text(post, .curl) == parts.joined(separator: " \\\n\t"))
  }
}
