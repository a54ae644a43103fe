/// What the limits of building are made of: an object for each value, with its rule as a closure, because a graph whose
/// parts come and go one by one is not made in one block.
final class CellObject {
  var value = 0
  let rule: (Int) -> Int

  init(rule: @escaping (Int) -> Int) { self.rule = rule }

  @inline(never)
  static func plus(_ constant: Int) -> CellObject {
    CellObject { $0 &+ constant }
  }

  static func chain(_ count: Int) -> [CellObject] {
    (0..<count).map { plus($0 & 3) }
  }
}
