/// A typed slot: a word of a view's place in the tree, and the type of the value in it.
///
/// A view declares its slots once, so that values are read with the type with which they were stored:
///
/// ```swift
/// extension Slot where Kept == Press {
///   static var press: Self { Slot(1) }
/// }
///
/// slots.keep(Press(action: action), in: .press)
/// slots[.press].action = action
/// slots.release(.press)
/// ```
@usableFromInline
package struct Slot<Kept>: BitwiseCopyable {
  /// The first of the words.
  @usableFromInline let word: Int

  @inlinable
  package init(_ word: Int) { self.word = word }
}
