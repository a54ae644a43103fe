@_spi(Reflection) internal import Swift

/// The offsets of a tuple's views and of their slots.
///
/// They are determined by reflection, once for each type of tuple. A parameter pack would look up the metadata of the tuple in
/// each iteration.
@MainActor
final class TuplePlan {
  let children: [Child]
  /// The sums of `View._words` and `View._elements` of the views.
  let words: Int
  let elements: Int

  struct Child {
    let type: any View.Type
    /// The distance from the start of the tuple, in bytes.
    let offset: Int
    /// The distance from the start of the slots, in words.
    let word: Int
  }

  private init(_ tuple: any Any.Type) {
    var children: [Child] = []
    var words = 0
    var elements = 0
    func add(_ type: any Any.Type, at offset: Int) {
      guard let view = type as? any View.Type else {
        preconditionFailure("TupleView can only show views, but \(tuple) holds a \(type).")
      }
      children.append(Child(type: view, offset: offset, word: words))
      words += view._words
      elements += view._elements
    }
    // A tuple of one view is the view itself.
    if tuple is any View.Type {
      add(tuple, at: 0)
    } else {
      _forEachField(of: tuple) { _, offset, type, _ in
        add(type, at: offset)
        return true
      }
    }
    self.children = children
    self.words = words
    self.elements = elements
  }

  private static var table = PlanTable<TuplePlan>()

  static func of(_ tuple: any Any.Type) -> TuplePlan {
    if let plan = table[tuple] { return plan }
    let plan = TuplePlan(tuple)
    table[tuple] = plan
    return plan
  }
}
