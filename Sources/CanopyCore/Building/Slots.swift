/// A position among the words of a view's place in the tree, with the type of the value that is stored there.
///
/// A view declares its slots once, so that each value is read with the type with which it was stored:
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
  /// The index of the first word.
  @usableFromInline let word: Int

  @inlinable
  package init(_ word: Int) { self.word = word }
}

/// The memory of a view's place in the tree: a number of words that depends on the type of the view, at a fixed address.
///
/// A view without a body stores its own data here, followed by the slots of its child views. A view with a body stores only the
/// address of its `_BodyRecord`. The slots of all views in one body are therefore one block of memory.
///
/// Safe because a view is mounted, updated and unmounted by the same type, and its data is accessed through slots with fixed
/// types.
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

  /// Returns the address of the value in a slot.
  @inlinable
  package func address<Value>(of slot: Slot<Value>) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(words + slot.word).assumingMemoryBound(to: Value.self)
  }

  // MARK: Objects

  /// Stores an object in an empty slot, and retains it.
  @inlinable
  package func keep<Object: AnyObject>(_ object: Object, in slot: Slot<Object>) {
    words[slot.word] = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  /// The object in a slot.
  @inlinable
  package subscript<Object: AnyObject>(slot: Slot<Object>) -> Object { unmanaged(slot).takeUnretainedValue() }

  /// Releases the object in a slot.
  @inlinable
  package func release<Object: AnyObject>(_ slot: Slot<Object>) { unmanaged(slot).release() }

  @inlinable
  func unmanaged<Object: AnyObject>(_ slot: Slot<Object>) -> Unmanaged<Object> {
    guard let address = UnsafeRawPointer(bitPattern: words[slot.word]) else {
      preconditionFailure("Slot \(slot.word) is empty. Call keep(_:in:) before accessing its object.")
    }
    return Unmanaged<Object>.fromOpaque(address)
  }

  /// Marks a slot as empty without releasing an object in it, which would leak.
  @inlinable
  func clear<Object: AnyObject>(_ slot: Slot<Object>) { words[slot.word] = 0 }

  /// Returns a Boolean value that indicates whether a slot is empty.
  @inlinable
  func isEmpty<Object: AnyObject>(_ slot: Slot<Object>) -> Bool { words[slot.word] == 0 }
}

/// Returns the number of words that a value of `type` needs.
@inlinable
package func words<Value>(for type: Value.Type) -> Int {
  precondition(
    MemoryLayout<Value>.alignment <= MemoryLayout<UInt>.alignment,
    "The alignment of \(Value.self) is stricter than that of slots. Store the value in an object.")
  return (MemoryLayout<Value>.size + MemoryLayout<UInt>.size - 1) / MemoryLayout<UInt>.size
}
