internal import Glibc

/// Memory for rules and values. Small blocks are cut from large chunks and recycled by size. Large blocks come from the system.
///
/// Blocks never move, so a value's address is stable for the lifetime of its attribute.
struct PayloadArena {
  private static let step = 16
  private static let largestSmallBlock = 512
  private static let chunkSize = 64 * 1024

  private var freeBlocks: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private var chunks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer?
  private var remaining = 0
  private(set) var byteCount = 0

  init() {
    let classes = Self.largestSmallBlock / Self.step + 1
    freeBlocks = .allocate(capacity: classes)
    freeBlocks.initialize(repeating: nil, count: classes)
  }

  /// Frees all chunks. Large blocks must have been freed before.
  func deallocate() {
    for chunk in chunks { chunk.deallocate() }
    freeBlocks.deallocate()
  }

  mutating func allocate(_ layout: PayloadLayout) -> UnsafeMutableRawPointer {
    guard layout.fits(largestSmallBlock: Self.largestSmallBlock, step: Self.step) else {
      byteCount += layout.size
      return .allocate(byteCount: layout.size, alignment: layout.alignment)
    }
    let sizeClass = (layout.size + Self.step - 1) / Self.step
    if let block = freeBlocks[sizeClass] {
      freeBlocks[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    return cut(sizeClass * Self.step)
  }

  mutating func recycle(_ block: UnsafeMutableRawPointer, _ layout: PayloadLayout) {
    guard layout.fits(largestSmallBlock: Self.largestSmallBlock, step: Self.step) else {
      byteCount -= layout.size
      block.deallocate()
      return
    }
    let sizeClass = (layout.size + Self.step - 1) / Self.step
    block.storeBytes(of: freeBlocks[sizeClass], as: UnsafeMutableRawPointer?.self)
    freeBlocks[sizeClass] = block
  }

  private mutating func cut(_ size: Int) -> UnsafeMutableRawPointer {
    if remaining < size {
      // The rest of the old chunk is smaller than a block of this size. At most 0.8 % of a chunk is lost.
      let chunk = UnsafeMutableRawPointer.allocate(byteCount: Self.chunkSize, alignment: Self.step)
      chunks.append(chunk)
      byteCount += Self.chunkSize
      next = chunk
      remaining = Self.chunkSize
    }
    guard let block = next else { preconditionFailure("A chunk with bytes left has an address.") }
    next = block + size
    remaining -= size
    return block
  }
}

/// The layout of an attribute's memory: its rule, followed by its value.
///
/// An attribute is addressed by its *value*, because that is what readers need, and a reader knows only the value's type. The
/// rule is stored just before it, at `value - ruleStride`.
public struct PayloadLayout: Sendable {
  let size: Int
  let alignment: Int
  /// The distance from the start of the block to the value.
  let valueOffset: Int

  /// Returns the layout of a value without a rule.
  public static func value<Value>(_: Value.Type) -> PayloadLayout {
    PayloadLayout(
      size: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment, valueOffset: 0)
  }

  /// Returns the layout of a rule with its value.
  public static func rule<Rule, Value>(_: Rule.Type, value: Value.Type) -> PayloadLayout {
    let alignment = max(MemoryLayout<Rule>.alignment, MemoryLayout<Value>.alignment)
    let valueOffset = (MemoryLayout<Rule>.stride + alignment - 1) & ~(alignment - 1)
    return PayloadLayout(
      size: valueOffset + max(MemoryLayout<Value>.size, 1), alignment: alignment, valueOffset: valueOffset)
  }

  func fits(largestSmallBlock: Int, step: Int) -> Bool {
    size <= largestSmallBlock && alignment <= step
  }
}

/// Grows a block of trivial values, moving it if necessary, or allocates the first one.
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
