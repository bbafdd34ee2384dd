import PlainviewRuntime
import Testing

@Suite struct ClassNameTests {
  @Test func `S3 A class at the top of a module is named by module and class`() {
    #expect(className(Shelf.self) == "PlainviewRuntimeTests.Shelf")
    #expect(className(IntegerPile.self) == "PlainviewRuntimeTests.IntegerPile")
    #expect(className(책장.self) == "PlainviewRuntimeTests.책장")
    #expect(className(of: Shelf()) == "PlainviewRuntimeTests.Shelf")
  }

  @Test(
    arguments: [
      (Shelf.Book.self, "_TtCC21PlainviewRuntimeTests5Shelf4Book"),
      (Shelf.Book.Page.self, "_TtCCC21PlainviewRuntimeTests5Shelf4Book4Page"),
      (Shelf.Box.Paper.self, "_TtCVC21PlainviewRuntimeTests5Shelf3Box5Paper"),
      (Shelf.Kind.Label.self, "_TtCOC21PlainviewRuntimeTests5Shelf4Kind5Label"),
      (Shelf.Bookend.self, "_TtCC21PlainviewRuntimeTests5Shelf7Bookend"),
      (ShelfView.ViewShelf.BookShelfView.self, "_TtCCC21PlainviewRuntimeTests9ShelfView9ViewShelf13BookShelfView"),
      (책장.책.self, "_TtCC21PlainviewRuntimeTests6책장3책"),
    ] as [(AnyClass, String)])
  func `S3 A nested class keeps its mangled name, whatever its identifiers share`(_ type: AnyClass, _ name: String) {
    #expect(className(type) == name)
  }

  @Test(
    arguments: [
      (Pile<Int>.self, "_TtGC21PlainviewRuntimeTests4PileSi_"),
      (Pile<Int>.Top.self, "_TtGCC21PlainviewRuntimeTests4Pile3TopSi__"),
      (Pair<Shelf.Book, Shelf>.self, "_TtGC21PlainviewRuntimeTests4PairCCS_5Shelf4BookS1__"),
      (Pair<[String: Int], 책장?>.self, "_TtGC21PlainviewRuntimeTests4PairGVs10DictionarySSSi_GSqCS_6책장__"),
      (Pile<Shelf.Box>.self, "_TtGC21PlainviewRuntimeTests4PileVCS_5Shelf3Box_"),
      (Pile<Pile<Bool>>.self, "_TtGC21PlainviewRuntimeTests4PileGS0_Sb__"),
      ([Int].Reader.self, "_TtGCE21PlainviewRuntimeTestsSa6ReaderSi__"),
    ] as [(AnyClass, String)])
  func `S3 A generic class keeps its mangled name with its arguments`(_ type: AnyClass, _ name: String) {
    #expect(className(type) == name)
  }

  @Test func `S3 A generic class of arguments without such a name goes by its Swift name`() {
    #expect(className(Pile<(Int) -> Void>.self) == "PlainviewRuntimeTests.Pile<(Swift.Int) -> ()>")
  }

  @Test func `S3 A private class has the mark of its file, which only debug builds know`() {
    #if DEBUG
    let mark = "P33_CD93EACAC67BF975A424587725A8FA21"
    let secret = "_TtC21PlainviewRuntimeTests\(mark)6Secret"
    #else
    let mark = ""
    let secret = "PlainviewRuntimeTests.Secret"
    #endif
    #expect(className(HiddenClasses.secret) == secret)
    #expect(className(HiddenClasses.drawer) == "_TtCC21PlainviewRuntimeTests\(mark)6Secret6Drawer")
    #expect(className(HiddenClasses.pileOfSecrets) == "_TtGC21PlainviewRuntimeTests4PileCS_\(mark)6Secret_")
  }

  @Test func `S3 A class in a function goes by its own name, the same in every run`() {
    #expect(className(HiddenClasses.local) == "PlainviewRuntimeTests.Local")
  }

  @Test func `S3 The library's own classes go by plain names`() {
    #expect(className(AddressBook.self) == "AddressBook")
  }
}
