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

/// The memory of a view's place in the tree: a number of words that depends on the type of the view, at a fixed address.
///
/// A view without a body stores its own data here; one with a body stores only the address of its `_BodyRecord`. The slots of the
/// views inside follow directly, so that those of a whole body are one block.
///
/// Safe because the type of view that mounts is the one that updates and unmounts, and its data goes through a `Slot` of one
/// type.
public struct _Slots: BitwiseCopyable {
  @usableFromInline package let words: UnsafeMutablePointer<UInt>

  @inlinable
  package init(words: UnsafeMutablePointer<UInt>) { self.words = words }

  @inlinable
  package subscript(index: Int) -> UInt {
    get { words[index] }
    nonmutating set { words[index] = newValue }
  }

  /// Returns the slots after the first `count` words.
  @inlinable
  package func dropFirst(_ count: Int) -> _Slots { _Slots(words: words + count) }

  /// The address of a value that is kept in a slot.
  @inlinable
  package func address<Value>(of slot: Slot<Value>) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(words + slot.word).assumingMemoryBound(to: Value.self)
  }

  // MARK: Objects

  /// Keeps `object` alive in a slot.
  @inlinable
  package func keep<Object: AnyObject>(_ object: Object, in slot: Slot<Object>) {
    words[slot.word] = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  /// The object that a slot keeps.
  @inlinable
  package subscript<Object: AnyObject>(slot: Slot<Object>) -> Object { unmanaged(slot).takeUnretainedValue() }

  /// Releases the object that a slot keeps.
  @inlinable
  package func release<Object: AnyObject>(_ slot: Slot<Object>) { unmanaged(slot).release() }

  @inlinable
  func unmanaged<Object: AnyObject>(_ slot: Slot<Object>) -> Unmanaged<Object> {
    guard let address = UnsafeRawPointer(bitPattern: words[slot.word]) else {
      preconditionFailure("Nothing is kept in word \(slot.word) of these slots.")
    }
    return Unmanaged<Object>.fromOpaque(address)
  }

  /// Initializes an empty slot. It must not have contained a value.
  @inlinable
  func clear<Object: AnyObject>(_ slot: Slot<Object>) { words[slot.word] = 0 }

  /// Returns whether a slot keeps nothing.
  @inlinable
  func isEmpty<Object: AnyObject>(_ slot: Slot<Object>) -> Bool { words[slot.word] == 0 }
}

/// The words of memory that hold a value of `type`.
@inlinable
package func words<Value>(for type: Value.Type) -> Int {
  precondition(
    MemoryLayout<Value>.alignment <= MemoryLayout<UInt>.alignment,
    "\(Value.self) asks for stricter alignment than a place in the tree has. Put it into a box.")
  return (MemoryLayout<Value>.size + MemoryLayout<UInt>.size - 1) / MemoryLayout<UInt>.size
}
