import Foundation
import PlainviewCombine
import Testing

/// What operators make of values; the expected lines are those of the operators' descriptions.
@Suite struct CombineOperatorTests {
  private let numbers = [1, 2, 3, 4].publisher

  @Test func `Values become others`() {
    #expect(numbers.map { $0 * 2 }.heard() == ["2", "4", "6", "8", "end"])
    #expect(["a", "bb"].publisher.map(\.count).heard() == ["1", "2", "end"])
    #expect(numbers.tryMap { if $0 == 2 { throw Trouble.here } else { $0 } }.heard() == ["1", "error here"])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.heard() == ["1", "3", "end"])
    #expect([1, nil].publisher.replaceNil(with: 9).heard() == ["1", "9", "end"])
    #expect(numbers.scan(0, +).heard() == ["1", "3", "6", "10", "end"])
    #expect(Fail<Int, Trouble>(error: .here).mapError { _ in Trouble.there }.heard() == ["error there"])
    #expect(Just(1).setFailureType(to: Trouble.self).heard() == ["1", "end"])
  }

  @Test func `Values are left out, and others are asked for in their place`() {
    #expect(numbers.filter { $0 % 2 == 0 }.heard() == ["2", "4", "end"])
    #expect(numbers.filter { $0 % 2 == 0 }.heard(asking: .max(1)) == ["2"])
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().heard() == ["1", "2", "1", "end"])
    #expect(numbers.dropFirst(2).heard() == ["3", "4", "end"])
    #expect(numbers.drop { $0 < 3 }.heard() == ["3", "4", "end"])
    #expect(numbers.prefix(2).heard() == ["1", "2", "end"])
    #expect(numbers.prefix(0).heard() == ["end"])
    #expect(numbers.prefix { $0 < 3 }.heard() == ["1", "2", "end"])
    #expect(numbers.output(at: 2).heard() == ["3", "end"])
    #expect(numbers.output(in: 1...2).heard() == ["2", "3", "end"])
    #expect(numbers.ignoreOutput().heard() == ["end"])
  }

  @Test func `All values become one`() {
    #expect(numbers.collect().heard() == ["[1, 2, 3, 4]", "end"])
    #expect(numbers.collect(3).heard() == ["[1, 2, 3]", "[4]", "end"])
    #expect(numbers.reduce(0, +).heard() == ["10", "end"])
    #expect(numbers.count().heard() == ["4", "end"])
    #expect(numbers.first().heard() == ["1", "end"])
    #expect(numbers.first { $0 > 2 }.heard() == ["3", "end"])
    #expect(numbers.last().heard() == ["4", "end"])
    #expect(numbers.last { $0 < 3 }.heard() == ["2", "end"])
    #expect(numbers.max().heard() == ["4", "end"] && numbers.min().heard() == ["1", "end"])
    #expect(numbers.contains(3).heard() == ["true", "end"])
    #expect(numbers.contains { $0 > 4 }.heard() == ["false", "end"])
    #expect(numbers.allSatisfy { $0 < 5 }.heard() == ["true", "end"])
    #expect(numbers.tryReduce(0) { _, _ in throw Trouble.here }.heard() == ["error here"])
    #expect(Empty<Int, Never>().replaceEmpty(with: 1).heard() == ["1", "end"])
    #expect(Empty<Int, Never>().collect().heard() == ["[]", "end"])
    let waiting = Listener<Int, Never>(asking: .none)
    numbers.count().subscribe(waiting)
    #expect(waiting.lines.isEmpty)
    waiting.subscription?.request(.max(1))
    #expect(waiting.lines == ["4", "end"])
  }

  @Test func `Errors are replaced`() {
    let failing = numbers.tryMap { if $0 == 3 { throw Trouble.here } else { $0 } }
    #expect(failing.replaceError(with: 0).heard() == ["1", "2", "0", "end"])
    #expect(failing.catch { _ in Just(9) }.heard() == ["1", "2", "9", "end"])
    #expect(failing.catch { _ in [7, 8, 9].publisher }.heard(asking: .max(4)) == ["1", "2", "7", "8"])
    #expect(failing.tryCatch { _ -> Just<Int> in throw Trouble.there }.heard() == ["1", "2", "error there"])
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Trouble> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .here).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }
    #expect(flaky.retry(1).heard() == ["error here"])
    attempts = 0
    #expect(flaky.retry(2).heard() == ["3", "end"])
  }

  @Test func `Data becomes values and back`() throws {
    struct City: Codable, Equatable, CustomStringConvertible {
      let name: String
      var description: String { name }
    }
    let data = Data("{\"name\": \"Ulm\"}".utf8)
    #expect(Just(data).decode(type: City.self, decoder: JSONDecoder()).heard() == ["Ulm", "end"])
    #expect(Just(Data()).decode(type: City.self, decoder: JSONDecoder()).heard().count == 1)
    #expect(Just(City(name: "Ulm")).encode(encoder: JSONEncoder()).heard() == ["14 bytes", "end"])
  }

  // MARK: Several publishers

  @Test func `One publisher comes after the other, and what was asked for goes over`() {
    #expect(numbers.append(5, 6).heard() == ["1", "2", "3", "4", "5", "6", "end"])
    #expect(Just(1).append(Just(2)).prepend(0).heard() == ["0", "1", "2", "end"])
    #expect(Just(1).append(2, 3).heard(asking: .max(2)) == ["1", "2"])
  }

  @Test func `Values of several publishers come as they come, together, or with the last of the others`() {
    let one = PassthroughSubject<Int, Never>()
    let two = PassthroughSubject<Int, Never>()
    let (merged, latest, zipped) = (Listener<Int, Never>(), Listener<String, Never>(), Listener<String, Never>())
    one.merge(with: two).subscribe(merged)
    one.combineLatest(two) { "\($0)-\($1)" }.subscribe(latest)
    one.zip(two).map { "\($0)+\($1)" }.subscribe(zipped)
    one.send(1)
    one.send(2)
    two.send(10)
    two.send(20)
    one.send(completion: .finished)
    two.send(30)
    two.send(completion: .finished)
    #expect(merged.lines == ["1", "2", "10", "20", "30", "end"])
    #expect(latest.lines == ["2-10", "2-20", "2-30", "end"])
    #expect(zipped.lines == ["1+10", "2+20", "end"])
  }

  @Test func `An error of one ends all`() {
    let one = PassthroughSubject<Int, Trouble>()
    let two = PassthroughSubject<Int, Trouble>()
    let (merged, latest) = (Listener<Int, Trouble>(), Listener<String, Trouble>())
    Publishers.Merge(one, two).subscribe(merged)
    Publishers.CombineLatest(one, two).map { "\($0)-\($1)" }.subscribe(latest)
    one.send(completion: .failure(.here))
    two.send(1)
    #expect(merged.lines == ["error here"] && latest.lines == ["error here"])
  }

  @Test func `Publishers that are made of values run together, so many at a time`() {
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.heard() == ["1", "10", "2", "20", "end"])
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let listener = Listener<String, Never>()
    [0, 1, 2].publisher.flatMap(maxPublishers: .max(2)) { subjects[$0] }.subscribe(listener)
    subjects[2].send("early")
    subjects[0].send("a")
    subjects[0].send(completion: .finished)
    subjects[2].send("b")
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(listener.lines == ["a", "b", "end"])
  }

  @Test func `The publisher that came last is heard`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let listener = Listener<Int, Never>()
    outer.switchToLatest().subscribe(listener)
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(2)
    two.send(3)
    outer.send(completion: .finished)
    #expect(listener.lines == ["1", "3"])
    two.send(completion: .finished)
    #expect(listener.lines == ["1", "3", "end"])
  }

  @Test func `Another publisher's value ends one, or opens it`() {
    let (values, sign) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let (until, from) = (Listener<Int, Never>(), Listener<Int, Never>())
    values.prefix(untilOutputFrom: sign).subscribe(until)
    values.drop(untilOutputFrom: sign).subscribe(from)
    values.send(1)
    sign.send()
    values.send(2)
    #expect(until.lines == ["1", "end"] && from.lines == ["2"])
  }

  // MARK: Sources

  @Test func `A future has its value for everybody, and a deferred publisher is made for each`() {
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> { promise = $0 }
    let early = Listener<Int, Trouble>()
    future.subscribe(early)
    #expect(early.lines.isEmpty)
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.lines == ["1", "end"] && future.heard() == ["1", "end"])
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(deferred.heard() == ["1", "end"] && deferred.heard() == ["2", "end"])
    #expect(Result<Int, Trouble>.failure(.here).publisher.heard() == ["error here"])
    #expect(Optional(3).publisher.heard() == ["3", "end"])
    #expect(Empty<Int, Never>(completeImmediately: false).heard() == [])
    #expect(Record<Int, Trouble>(output: [1, 2], completion: .failure(.here)).heard() == ["1", "2", "error here"])
  }

  @Test func `A sequence is handed out as it is asked for`() {
    let listener = Listener<Int, Never>(asking: .max(1))
    numbers.subscribe(listener)
    #expect(listener.lines == ["1"])
    listener.subscription?.request(.max(2))
    #expect(listener.lines == ["1", "2", "3"])
    listener.subscription?.cancel()
    listener.subscription?.request(.unlimited)
    #expect(listener.lines == ["1", "2", "3"])
  }

  // MARK: Connections

  @Test func `A shared publisher runs once, while somebody hears`() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var heard: [String] = []
    var one: AnyCancellable? = shared.sink { heard.append("one \($0)") }
    var two: AnyCancellable? = shared.sink { heard.append("two \($0)") }
    subject.send(1)
    #expect(heard == ["one 1", "two 1"] && subscriptions == 1)
    withExtendedLifetime((one, two)) {}
    (one, two) = (nil, nil)
    subject.send(2)
    #expect(heard == ["one 1", "two 1"])
  }

  @Test func `A connectable publisher waits for that`() {
    let connectable = numbers.makeConnectable()
    let (one, two) = (Listener<Int, Never>(), Listener<Int, Never>())
    connectable.subscribe(one)
    connectable.subscribe(two)
    #expect(one.lines.isEmpty)
    let token = connectable.connect()
    withExtendedLifetime(token) {}
    #expect(one.lines == ["1", "2", "3", "4", "end"] && two.lines == one.lines)
  }

  @Test func `What happens is written`() {
    final class Text: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let text = Text()
    _ = Just(1).print("x", to: text).heard()
    #expect(
      text.text
        == "x: receive subscription: (Just)\nx: request unlimited\nx: receive value: (1)\nx: receive finished\n")
  }

  @Test func `Unlimited demand equals no number`() {
    #expect(Subscribers.Demand.unlimited != Int.max)
    #expect(Subscribers.Demand.unlimited != -1)
    #expect(Subscribers.Demand.max(3) == 3)
    #expect(Subscribers.Demand.none == 0)
  }
}
