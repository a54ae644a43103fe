/// A queue in which the first element in is the first one out.
///
/// Most queues never contain more than one element, so the first element is stored separately.
struct Queue<Element> {
  private(set) var first: Element?
  private var others: [Element?] = []
  private var head = 0

  var count: Int { first == nil ? 0 : 1 + others.count - head }
  var isEmpty: Bool { first == nil }

  mutating func append(_ element: Element) {
    if first == nil { first = element } else { others.append(element) }
  }

  mutating func popFirst() -> Element? {
    guard let element = first.take() else { return nil }
    if head < others.count { moveUp() }
    return element
  }

  /// Replaces the last element, and returns the old one.
  mutating func replaceLast(with element: Element) -> Element? {
    if head == others.count {
      defer { first = element }
      return first.take()
    }
    let last = others.count - 1
    defer { others[last] = element }
    return others[last].take()
  }

  private mutating func moveUp() {
    first = others[head].take()
    head += 1
    // Removed elements occupy memory until most of it can be freed together.
    if head == others.count {
      others.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head >= 64, head * 2 >= others.count {
      others.removeFirst(head)
      head = 0
    }
  }
}
