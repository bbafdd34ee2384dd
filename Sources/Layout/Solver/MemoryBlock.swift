import Foundation

/// A block of memory that grows: from the heap while it is small, in pages of its own when it is large.
///
/// Pages go back to the system with the block, grow without being copied, and are mapped many at a time.
struct MemoryBlock {
  private(set) var start: UnsafeMutableRawPointer
  /// The bytes that can be written.
  private(set) var size: Int
  /// The bytes of addresses, of which those beyond the size take no memory; 0 on the heap.
  private var reserved: Int

  /// Blocks that grow to this size and beyond have pages of their own: the pages of smaller ones would be given back and
  /// mapped again too often.
  private static let pagedSize = 2 << 20
  /// Blocks with pages of their own are not made smaller than this.
  private static let leastPagedSize = 32 << 10
  /// Blocks below this size double when they grow.
  private static let doubledSize = 16 << 10
  /// Blocks of this size and larger lie in large pages, where the system has them.
  private static let hugePagedSize = 8 << 20
  private static let page = 4 << 10
  private static let hugePage = 2 << 20

  init(size: Int) {
    MemoryCount.current?.add()
    self.size = Self.rounded(size)
    reserved = self.size < Self.pagedSize ? 0 : self.size
    start = reserved == 0 ? Self.heap(nil, self.size) : Self.pages(reserved)
    if reserved > 0 { Self.prepare(start, from: 0, to: self.size) }
  }

  /// Makes the block at least so large, and some more, so that growing step by step costs little.
  mutating func grow(to least: Int) {
    MemoryCount.current?.add()
    let newSize = Self.rounded(max(least, size + more))
    if reserved == 0, newSize < Self.pagedSize {
      start = Self.heap(start, newSize)
    } else {
      if newSize > reserved { reserve(2 * newSize) }
      Self.prepare(start, from: size, to: newSize)
    }
    size = newSize
  }

  /// How much a block grows at least: small ones double, larger ones grow by half, those in pages by an eighth.
  private var more: Int {
    if size < Self.doubledSize { return size }
    return size < Self.pagedSize ? size / 2 : size / 8
  }

  private mutating func reserve(_ newSize: Int) {
    if reserved > 0 {
      start = Self.morePages(start, reserved, newSize, used: size)
    } else {
      let pages = Self.pages(newSize)
      Self.prepare(pages, from: 0, to: size)
      pages.copyMemory(from: start, byteCount: size)
      free(start)
      start = pages
    }
    reserved = newSize
  }

  /// Takes the memory away of all but the first bytes; on the heap it stays.
  mutating func shrink(to least: Int) {
    let newSize = Self.rounded(max(least, Self.leastPagedSize))
    if reserved == 0 || newSize >= size { return }
    Self.forget(start, from: newSize, to: size)
    size = newSize
  }

  /// Takes no more memory than the first bytes need, a part of 64 aside; what is on the heap may move.
  mutating func fit(to least: Int) {
    if reserved > 0 { return shrink(to: least) }
    if size - least <= size / 64 { return }
    MemoryCount.current?.add()
    start = Self.heap(start, least)
    size = least
  }

  func release() {
    if reserved == 0 { free(start) } else { Self.giveBack(start, reserved) }
  }

  private static func rounded(_ size: Int) -> Int {
    if size < leastPagedSize { return size }
    let unit = size < hugePagedSize ? page : hugePage
    return (size + unit - 1) / unit * unit
  }

  private static func heap(_ old: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer {
    guard let memory = realloc(old, max(size, 1)) else { fatalError("The memory is used up.") }
    return memory
  }

  #if os(Linux)
  private static func pages(_ size: Int) -> UnsafeMutableRawPointer {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), memory != MAP_FAILED else {
      fatalError("The memory is used up.")
    }
    return memory
  }

  private static func morePages(
    _ old: UnsafeMutableRawPointer, _ size: Int, _ newSize: Int, used: Int
  ) -> UnsafeMutableRawPointer {
    if let memory = remapping?(old, size, newSize, mayMove), memory != MAP_FAILED { return memory }
    let memory = pages(newSize)
    memory.copyMemory(from: old, byteCount: used)
    giveBack(old, size)
    return memory
  }

  private static func giveBack(_ memory: UnsafeMutableRawPointer, _ size: Int) { munmap(memory, size) }

  /// Maps what is about to be written at once, since every page that is mapped by itself interrupts the program.
  private static func prepare(_ memory: UnsafeMutableRawPointer, from: Int, to end: Int) {
    if end >= hugePagedSize { madvise(memory, end, hugePagesAdvice) }
    // The heap's part was mapped in the middle of a page when it was copied.
    let first = from / page * page
    madvise(memory + first, end - first, populateAdvice)
  }

  private static func forget(_ memory: UnsafeMutableRawPointer, from: Int, to end: Int) {
    madvise(memory + from, end - from, forgetAdvice)
  }

  private static let forgetAdvice: Int32 = 4
  // Older systems know neither, and ignore the advice.
  private static let hugePagesAdvice: Int32 = 14
  private static let populateAdvice: Int32 = 23

  private typealias Remapping =
    @convention(c) @Sendable (UnsafeMutableRawPointer, Int, Int, Int32) -> UnsafeMutableRawPointer?

  /// `mremap`, which Swift does not import since it takes one more argument at times.
  private static let remapping = dlsym(nil, "mremap").map { unsafeBitCast($0, to: Remapping.self) }
  private static let mayMove: Int32 = 1
  #else
  private static func pages(_ size: Int) -> UnsafeMutableRawPointer { heap(nil, size) }

  private static func morePages(
    _ old: UnsafeMutableRawPointer, _ size: Int, _ newSize: Int, used: Int
  ) -> UnsafeMutableRawPointer {
    heap(old, newSize)
  }

  private static func giveBack(_ memory: UnsafeMutableRawPointer, _ size: Int) { free(memory) }

  private static func prepare(_ memory: UnsafeMutableRawPointer, from: Int, to end: Int) {}

  private static func forget(_ memory: UnsafeMutableRawPointer, from: Int, to end: Int) {}
  #endif
}
