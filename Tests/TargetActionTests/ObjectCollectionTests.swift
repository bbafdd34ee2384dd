import Foundation
import PlainviewTargetAction
import Testing

/// Foundation's collections of weak objects, as Apple documents them.
@Suite struct ObjectCollectionTests {
  private final class Guest: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Twin: NSObject {
    override var hash: Int { 1 }
    override func isEqual(_ object: Any?) -> Bool { object is Twin }
  }

  @Test func `A weak hash table loses its objects with their last owner`() {
    let table = NSHashTable<Guest>.weakObjects()
    let kept = Guest("kept")
    do {
      let gone = Guest("gone")
      table.add(gone)
      table.add(kept)
      table.add(kept)
      #expect(table.allObjects.map(\.name) == ["gone", "kept"])
    }
    #expect(table.allObjects == [kept] && table.count == 1)
    #expect(table.contains(kept) && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func `A strong hash table compares as its options say`() {
    let equal = NSHashTable<Twin>(options: .strongMemory)
    let identical = NSHashTable<Twin>(options: .objectPointerPersonality)
    for table in [equal, identical] { for _ in 0..<3 { table.add(Twin()) } }
    #expect(equal.count == 1 && identical.count == 3)
    #expect(equal.member(Twin()) != nil && identical.member(Twin()) == nil)
  }

  @Test func `Tables keep the order of what came in, whatever left them`() {
    let guests = (0..<100).map { Guest("\($0)") }
    let table = NSHashTable<Guest>.weakObjects()
    let map = NSMapTable<Guest, NSNumber>.strongToStrongObjects()
    for (index, guest) in guests.enumerated() {
      table.add(guest)
      map.setObject(index as NSNumber, forKey: guest)
      if index % 3 == 0 {
        table.remove(guest)
        map.removeObject(forKey: guest)
      }
      table.add(Guest("gone"))
    }
    table.add(guests[0])
    map.setObject(0, forKey: guests[0])
    map.setObject(-1, forKey: guests[1])
    let order = guests.filter { Int($0.name)! % 3 != 0 } + [guests[0]]
    #expect(table.allObjects == order && table.count == order.count)
    #expect(map.keyEnumerator().allObjects as? [Guest] == order)
    let values = [-1] + order.dropFirst().map { Int($0.name) }
    #expect(map.objectEnumerator()?.allObjects as? [Int] == values)
    #expect(order.allSatisfy { table.contains($0) && map.object(forKey: $0) != nil } && !table.contains(guests[3]))
  }

  @Test func `Hash tables are sets`() {
    let (a, b, c) = (Guest("a"), Guest("b"), Guest("c"))
    let one = NSHashTable<Guest>()
    let other = NSHashTable<Guest>()
    for guest in [a, b] { one.add(guest) }
    for guest in [b, c] { other.add(guest) }
    #expect(one.intersects(other) && !one.isSubset(of: other))
    one.union(other)
    #expect(one.allObjects == [a, b, c])
    one.minus(other)
    #expect(one.allObjects == [a])
    other.intersect(one)
    #expect(other.allObjects == [])
    var seen: [String] = []
    let enumerator = one.objectEnumerator()
    while let guest = enumerator.nextObject() as? Guest { seen.append(guest.name) }
    #expect(seen == ["a"])
  }

  @Test func `A map table keeps values by keys that may go`() {
    let table = NSMapTable<Guest, Guest>.weakToStrongObjects()
    let key = Guest("key")
    do {
      let gone = Guest("gone")
      table.setObject(Guest("first"), forKey: gone)
      table.setObject(Guest("second"), forKey: key)
      table.setObject(Guest("third"), forKey: key)
      #expect(table.count == 2)
    }
    #expect(table.count == 1)
    #expect(table.object(forKey: key)?.name == "third")
    #expect(table.object(forKey: Guest("key")) == nil)
    #expect((table.keyEnumerator().nextObject() as? Guest) === key)
    #expect((table.objectEnumerator()?.nextObject() as? Guest)?.name == "third")
    #expect(table.dictionaryRepresentation().count == 1)
    table.removeObject(forKey: key)
    #expect(table.count == 0)
  }

  @Test func `A map table of weak values loses the pair with the value`() {
    let table = NSMapTable<NSString, Guest>.strongToWeakObjects()
    let kept = Guest("kept")
    table.setObject(kept, forKey: "a")
    do { table.setObject(Guest("gone"), forKey: "b") }
    #expect(table.count == 1)
    #expect(table.object(forKey: "a") === kept && table.object(forKey: "b") == nil)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `A pointer array keeps the place of what is gone until it is compacted`() {
    let array = NSPointerArray.weakObjects()
    let kept = Guest("kept")
    do {
      let gone = Guest("gone")
      array.addPointer(Unmanaged.passUnretained(gone).toOpaque())
      array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
      array.insertPointer(nil, at: 0)
      #expect(array.count == 3)
      withExtendedLifetime(gone) {}
    }
    #expect(array.pointer(at: 1) == nil)
    #expect(array.pointer(at: 2) == Unmanaged.passUnretained(kept).toOpaque())
    array.compact()
    #expect(array.count == 1 && array.allObjects.first as? Guest === kept)
    array.replacePointer(at: 0, withPointer: nil)
    #expect(array.allObjects.isEmpty && array.count == 1)
    array.removePointer(at: 0)
    #expect(array.count == 0)
  }
}
