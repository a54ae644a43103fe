/// A stack of trivial values that keeps its memory, so that pushing allocates only if the stack grows beyond its previous
/// maximum.
struct Stack<Element: BitwiseCopyable> {
  private(set) var count = 0
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 64

  init() {
    base = reallocate(nil, capacity: capacity)
  }

  func deallocate() {
    CanopyGraph.deallocate(base)
  }

  /// The element at a position, counted from the bottom.
  subscript(position: Int) -> Element {
    unsafeAddress { UnsafePointer(base + position) }
    nonmutating unsafeMutableAddress { base + position }
  }

  mutating func push(_ element: Element) {
    if count == capacity {
      capacity *= 2
      base = reallocate(base, capacity: capacity)
    }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func pop() -> Element {
    count -= 1
    return base[count]
  }

  mutating func removeAll() {
    count = 0
  }

  func swapAt(_ first: Int, _ second: Int) {
    let element = base[first]
    base[first] = base[second]
    base[second] = element
  }

  /// All elements, from the bottom to the top. Valid until the next push.
  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }
}
