import PlainviewCombine
import Testing

/// Subjects, subscriptions and demand.
@Suite struct CombineSubjectTests {
  @Test func `A passthrough subject keeps nothing, and its end is for everybody`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let first = Listener<Int, Trouble>()
    subject.send(0)
    subject.subscribe(first)
    subject.send(1)
    let second = Listener<Int, Trouble>()
    subject.subscribe(second)
    subject.send(2)
    subject.send(completion: .failure(.here))
    subject.send(3)
    #expect(first.lines == ["1", "2", "error here"])
    #expect(second.lines == ["2", "error here"])
    #expect(subject.heard() == ["error here"])
  }

  @Test func `It drops what nobody asked for`() {
    let subject = PassthroughSubject<Int, Never>()
    let listener = Listener<Int, Never>(asking: .max(1))
    subject.subscribe(listener)
    for number in 1...3 { subject.send(number) }
    listener.subscription?.request(.max(1))
    subject.send(4)
    subject.send(5)
    #expect(listener.lines == ["1", "4"])
  }

  @Test func `A current value comes first, and the last one that was not asked for later`() {
    let subject = CurrentValueSubject<String, Never>("a")
    let listener = Listener<String, Never>(asking: .max(1))
    subject.subscribe(listener)
    subject.send("b")
    subject.value = "c"
    #expect(listener.lines == ["a"])
    listener.subscription?.request(.max(1))
    #expect(listener.lines == ["a", "c"])
    #expect(subject.value == "c")
    subject.send(completion: .finished)
    subject.send("d")
    #expect(subject.value == "c")
    #expect(listener.lines == ["a", "c", "end"])
  }

  @Test func `What sink returns ends it when it goes`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var token: AnyCancellable? = subject.sink { heard.append($0) }
    subject.send(1)
    withExtendedLifetime(token) {}
    token = nil
    subject.send(2)
    #expect(heard == [1])
    var set: Set<AnyCancellable> = []
    subject.sink { heard.append($0) }.store(in: &set)
    subject.send(3)
    for token in set { token.cancel() }
    subject.send(4)
    #expect(heard == [1, 3])
  }

  @Test func `A value may be sent while one is handed out`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var heard: [Int] = []
    let token = subject.sink { value in
      heard.append(value)
      if value == 1 { subject.send(2) }
    }
    subject.send(1)
    withExtendedLifetime(token) {}
    #expect(heard == [0, 1, 2])
  }

  @Test func `Assign sets a property`() {
    final class Label { var text: String? }
    let label = Label()
    let subject = PassthroughSubject<String?, Never>()
    let token = subject.assign(to: \.text, on: label)
    subject.send("one")
    #expect(label.text == "one")
    token.cancel()
    subject.send("two")
    #expect(label.text == "one")
  }

  @Test func `A subject passes on what a publisher has`() {
    let subject = PassthroughSubject<Int, Never>()
    let listener = Listener<Int, Never>()
    subject.subscribe(listener)
    let token = [1, 2].publisher.subscribe(subject)
    withExtendedLifetime(token) {}
    #expect(listener.lines == ["1", "2", "end"])
  }

  @Test func `Demands add up, and none is below zero`() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.max(2) + .unlimited == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(3) == Subscribers.Demand.none)
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(2) < .unlimited && Subscribers.Demand.max(2) > 1)
    #expect("\(Subscribers.Demand.max(2)) \(Subscribers.Demand.unlimited)" == "max(2) unlimited")
  }

  // MARK: Properties

  private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var other = 0
  }

  @Test func `A published property is told before it is set, its object before that`() {
    let counter = Counter()
    var lines: [String] = []
    let one = counter.objectWillChange.sink { lines.append("will change") }
    let two = counter.$count.sink { lines.append("\($0) after \(counter.count)") }
    counter.count = 5
    counter.other = 1
    counter.name = "b"
    withExtendedLifetime((one, two)) {}
    #expect(lines == ["0 after 0", "will change", "5 after 0", "will change"])
    #expect(counter.count == 5)
  }

  @Test func `A publisher sets a published property for as long as the object is there`() {
    let subject = PassthroughSubject<Int, Never>()
    var counter: Counter? = Counter()
    if let counter { subject.assign(to: &counter.$count) }
    subject.send(7)
    #expect(counter?.count == 7)
    weak let gone = counter
    counter = nil
    #expect(gone == nil)
    subject.send(8)
  }
}
