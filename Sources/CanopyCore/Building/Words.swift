/// The words of memory that hold a value of `type`.
@inlinable
package func words<Value>(for type: Value.Type) -> Int {
  precondition(
    MemoryLayout<Value>.alignment <= MemoryLayout<UInt>.alignment,
    "\(Value.self) asks for stricter alignment than a place in the tree has. Put it into a box.")
  return (MemoryLayout<Value>.size + MemoryLayout<UInt>.size - 1) / MemoryLayout<UInt>.size
}
