import PlainviewRuntime

/// The objects of a project file by their ids, and what is damaged in them.
struct ProjectObjects {
  /// One object: its id, its class as the file names it, and its fields.
  struct Object {
    /// The key in the list of objects.
    let id: String
    /// The class as the file names it.
    let isa: String
    /// What else it has.
    let fields: [String: PropertyList]

    /// The text of a field; nil if it is none.
    func text(_ field: String) -> String? { fields[field]?.string }

    /// The texts of a field; empty if it is none.
    func texts(_ field: String) -> [String] { fields[field]?.strings ?? [] }

    /// The name of the object for messages.
    var name: String { text("name") ?? text("path").map(PathText.name) ?? text("productName") ?? id }
  }

  private let objects: [String: Object]
  /// The sentences about damaged references, in the order in which they were met, each once.
  private(set) var problems: [String] = []

  /// The objects of a list; values that are no objects are left out.
  init(_ entries: [String: PropertyList]) {
    objects = Dictionary(
      uniqueKeysWithValues: entries.compactMap { id, value in
        guard let fields = value.dictionary, let isa = fields["isa"]?.string else { return nil }
        return (id, Object(id: id, isa: isa, fields: fields))
      })
  }

  /// The object with an id; a missing one is noted as damage.
  mutating func object(_ id: String, for purpose: @autoclosure () -> String) -> Object? {
    if let object = objects[id] { return object }
    note("\(purpose()): no object has the id \(id)")
    return nil
  }

  /// The object that a field names; nil without a note if the field is missing.
  mutating func object(of owner: Object, _ field: String) -> Object? {
    guard let id = owner.text(field) else { return nil }
    return object(id, for: "\(field) of \(owner.name)")
  }

  /// The objects that a field lists, without damaged ones.
  mutating func objects(of owner: Object, _ field: String) -> [Object] {
    owner.texts(field).compactMap { object($0, for: "\(field) of \(owner.name)") }
  }

  /// The objects of a class, by id.
  func all(_ isa: String) -> [Object] { objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id } }

  /// Notes a sentence about damage.
  mutating func note(_ problem: String) {
    let line = VisibleText.quoted(problem)
    if !problems.contains(line) { problems.append(line) }
  }
}
