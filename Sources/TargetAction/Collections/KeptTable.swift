/// The entries of a hash table or a map table, in the order in which their keys were added.
///
/// Finding, adding and removing an entry take constant time.
struct KeptTable<Key: AnyObject, Value> {
  typealias Entry = (key: KeptObject<Key>, value: Value)

  /// Nil where an entry was taken out.
  private var entries: [Entry?] = []
  /// The indices of the entries by the hashes of their keys.
  private var indices: [Int: [Int]] = [:]
  /// The number of entries at which those without an object are removed.
  private var limit = Self.leastLimit
  private static var leastLimit: Int { 16 }

  var all: some Sequence<Entry> { entries.lazy.compactMap { $0 } }

  subscript(index: Int) -> Value? {
    get { entries[index]?.value }
    set { if let newValue { entries[index]?.value = newValue } }
  }

  func key(at index: Int) -> Key? { entries[index]?.key.object }

  func index(of key: Key, _ options: NSPointerFunctions.Options) -> Int? {
    indices[KeptObject.hash(key, options)]?.first { entries[$0]?.key.isSame(key, options) ?? false }
  }

  /// Adds an entry whose key is not there yet; at the limit, entries that the caller considers gone are removed.
  mutating func append(_ key: KeptObject<Key>, _ value: Value, isThere: (Entry) -> Bool) {
    if entries.count >= limit {
      let rest = entries.compactMap { $0 }.filter(isThere)
      removeAll()
      for entry in rest { append(entry) }
      limit = max(Self.leastLimit, 2 * rest.count)
    }
    append((key, value))
  }

  private mutating func append(_ entry: Entry) {
    indices[entry.key.hash, default: []].append(entries.count)
    entries.append(entry)
  }

  mutating func remove(at index: Int) {
    guard let hash = entries[index]?.key.hash else { return }
    indices[hash]?.removeAll { $0 == index }
    if indices[hash]?.isEmpty == true { indices[hash] = nil }
    entries[index] = nil
  }

  mutating func removeAll() {
    entries = []
    indices = [:]
  }
}
