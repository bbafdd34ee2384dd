import PlainviewUIAutomation
import Testing

/// Tags, shards and orders.
@Suite struct FlowSelectionTests {
  private func flow(_ path: String, tags: [String] = []) -> Flow {
    var header = FlowHeader()
    header.tags = tags
    return Flow(path: path, header: header, commands: [FlowCommand(.back)])
  }

  private func paths(_ selection: FlowSelection, _ flows: [Flow]) -> [String] {
    selection.apply(to: flows).map(\.path)
  }

  @Test func `Excluded tags count more than included ones`() {
    let flows = [
      flow("a", tags: ["smoke"]), flow("b", tags: ["smoke", "slow"]), flow("c"), flow("d", tags: ["login"]),
    ]
    var selection = FlowSelection()
    #expect(paths(selection, flows) == ["a", "b", "c", "d"])
    selection.includedTags = ["smoke", "login"]
    #expect(paths(selection, flows) == ["a", "b", "d"])
    selection.excludedTags = ["slow"]
    #expect(paths(selection, flows) == ["a", "d"])
  }

  @Test func `The shards of a run are all flows, each once, and of like size`() throws {
    let flows = (0..<600).map { flow("Flows/part\($0 % 7)/screen-\($0).yaml") }
    var all: [String] = []
    for number in 1...4 {
      var selection = FlowSelection()
      let shard = Shard("\(number)/4")
      #expect(shard != nil)
      selection.shard = shard
      let part = paths(selection, flows)
      #expect(part.count == flows.count / 4, "\(part.count)")
      all += part
    }
    #expect(all.sorted() == flows.map(\.path).sorted())
  }

  @Test func `Q7 The sizes of shards differ by one at most, and no flow is in two of them`() throws {
    let flows = (0..<12).map { flow("\($0)") }
    let parts = try (1...5).map { try #require(Shard("\($0)/5")).members(of: flows).map(\.path) }
    #expect(parts.map(\.count).sorted() == [2, 2, 2, 3, 3])
    #expect(parts.flatMap(\.self).sorted() == flows.map(\.path).sorted())
    let empty = try #require(Shard("14/14"))
    #expect(empty.members(of: flows).isEmpty)
  }

  @Test func `A flow's shard depends on the order of the paths from the root on, however they are written`() throws {
    let spellings = ["Flows/a.yaml", "./Flows/a.yaml", "/work/app/Flows/a.yaml", "Flows/../Flows/a.yaml"]
    let others = ["Flows/b.yaml", "Flows/c.yaml"].map { Flow(path: $0, commands: []) }
    for number in 1...3 {
      let shard = try #require(Shard("\(number)/3", root: "/work/app"))
      let sizes = spellings.map { shard.members(of: others + [Flow(path: $0, commands: [])]).map(\.path) }
      #expect(sizes.allSatisfy { $0.count == 1 })
      #expect(Set(sizes.map { $0[0].hasSuffix("a.yaml") ? "a" : $0[0] }).count == 1, "\(sizes)")
    }
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/"])
  func `What is no part of a whole is refused`(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `A seed determines the order, and loses no flow`() {
    let flows = (0..<50).map { flow("\($0)") }
    func order(_ seed: UInt64) -> [String] {
      var selection = FlowSelection()
      selection.seed = seed
      return paths(selection, flows)
    }
    #expect(order(1) == order(1))
    #expect(order(1) != order(2))
    #expect(order(1) != flows.map(\.path))
    #expect(order(1).sorted() == flows.map(\.path).sorted())
  }
}
