/// The memory of a view's place in the tree: as many words as its shape says, at an address that does not change.
///
/// A view without a body keeps its own things here; one with a body keeps only the address of its `_BodyRecord`. What is
/// inside comes right behind: the slots of a whole body are one block.
///
/// Safe because the type of a view that mounts is the one that updates and unmounts, and a word keeps one kind of object.
public struct _Slots: BitwiseCopyable {
  @usableFromInline package let words: UnsafeMutablePointer<UInt>

  @inlinable
  package init(words: UnsafeMutablePointer<UInt>) { self.words = words }

  @inlinable
  package subscript(index: Int) -> UInt {
    get { words[index] }
    nonmutating set { words[index] = newValue }
  }

  /// What follows the first `count` words.
  @inlinable
  package func dropFirst(_ count: Int) -> _Slots { _Slots(words: words + count) }

  /// The address of a value that is kept from word `index` on.
  @inlinable
  package func address<Value>(at index: Int = 0, of _: Value.Type) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(words + index).assumingMemoryBound(to: Value.self)
  }

  // MARK: Objects

  /// Keeps `object` alive in word `index`.
  @inlinable
  package func retain(_ object: AnyObject, at index: Int = 0) {
    words[index] = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  /// The object kept in word `index`.
  @inlinable
  package func object<Object: AnyObject>(at index: Int = 0, as _: Object.Type) -> Object {
    unmanaged(at: index, as: Object.self).takeUnretainedValue()
  }

  /// Lets go of the object in word `index`.
  @inlinable
  package func release<Object: AnyObject>(at index: Int = 0, as _: Object.Type) {
    unmanaged(at: index, as: Object.self).release()
  }

  @inlinable
  func unmanaged<Object: AnyObject>(at index: Int, as _: Object.Type) -> Unmanaged<Object> {
    guard let address = UnsafeRawPointer(bitPattern: words[index]) else {
      preconditionFailure("Nothing is kept in word \(index) of these slots.")
    }
    return Unmanaged<Object>.fromOpaque(address)
  }
}
