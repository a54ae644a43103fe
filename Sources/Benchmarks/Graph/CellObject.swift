/// A value with its rule, for the limits of building. Each is an object, because the parts of a graph are added and removed
/// individually.
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
