internal import Glibc

/// Grows a block of trivial values, or makes the first one, moving it when it must.
func reallocate<Element: BitwiseCopyable>(
  _ base: UnsafeMutablePointer<Element>?, capacity: Int
) -> UnsafeMutablePointer<Element> {
  guard let block = realloc(base, capacity * MemoryLayout<Element>.stride) else {
    preconditionFailure("Out of memory: \(capacity) × \(Element.self) could not be allocated.")
  }
  return block.assumingMemoryBound(to: Element.self)
}

func deallocate<Element: BitwiseCopyable>(_ base: UnsafeMutablePointer<Element>) {
  free(base)
}
