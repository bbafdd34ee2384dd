// Classes of every kind of name. What Objective-C's runtime calls them was printed by the compiler for this file:
// swiftc -frontend -emit-ir -enable-objc-interop -module-name PlainviewRuntimeTests SampleClasses.swift
// and for the generic ones by `swift demangle -remangle-objc-rt`.

class Shelf {
  class Book {
    class Page {}
  }
  struct Box {
    class Paper {}
  }
  enum Kind {
    class Label {}
  }
}

extension Shelf {
  class Bookend {}
}

extension Array {
  class Reader {}
}

class ShelfView {
  class ViewShelf {
    class BookShelfView {}
  }
}

class 책장 {
  class 책 {}
}

class Pile<Item> {
  class Top {}
}

class Pair<First, Second> {}

class IntegerPile: Pile<Int> {}

private class Secret {
  class Drawer {}
}

private func localClass() -> AnyClass {
  class Local {}
  return Local.self
}

/// The classes by the names that only this file can use.
enum HiddenClasses {
  static let secret: AnyClass = Secret.self
  static let drawer: AnyClass = Secret.Drawer.self
  static let pileOfSecrets: AnyClass = Pile<Secret>.self
  static let local: AnyClass = localClass()
}
