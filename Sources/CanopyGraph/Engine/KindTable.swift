/// The kinds of attributes in a graph. A node identifies its kind with two bytes.
struct KindTable {
  private var kinds: UnsafeMutablePointer<Kind>
  private var count = 0
  private var capacity = 16
  private var indices: [ObjectIdentifier: UInt16] = [:]
  /// Recently used kinds, which are found without hashing, because attributes of one kind are mostly created in a row.
  private var recent = [Recent](repeating: Recent(), count: 64)

  init() {
    kinds = .allocate(capacity: capacity)
  }

  func deallocate() {
    kinds.deinitialize(count: count)
    kinds.deallocate()
  }

  func behavior(_ index: UInt16) -> any AttributeBehavior.Type { kinds[Int(index)].behavior }
  func layout(_ index: UInt16) -> PayloadLayout? { kinds[Int(index)].layout }

  /// Returns the comparison of values whose type isn't known to be `Equatable`.
  func comparison(_ index: UInt16) -> ComparisonPlan {
    if let plan = kinds[Int(index)].comparison { return plan }
    let plan = ComparisonPlan.of(kinds[Int(index)].behavior._valueType)
    kinds[Int(index)].comparison = plan
    return plan
  }

  mutating func index<Behavior: AttributeBehavior>(of behavior: Behavior.Type) -> UInt16 {
    let identifier = ObjectIdentifier(behavior)
    // Metadata is at least 16-byte aligned, so the low bits carry no information.
    let slot = Int((UInt(bitPattern: identifier) >> 4) & 63)
    if recent[slot].identifier == identifier { return recent[slot].index }
    let index = indices[identifier] ?? add(behavior, identifier)
    recent[slot] = Recent(identifier: identifier, index: index)
    return index
  }

  private mutating func add<Behavior: AttributeBehavior>(
    _ behavior: Behavior.Type, _ identifier: ObjectIdentifier
  ) -> UInt16 {
    precondition(count < UInt16.max, "A graph holds at most 65,535 different rule types.")
    if count == capacity { grow() }
    (kinds + count).initialize(to: Kind(behavior: behavior, layout: behavior._layout))
    indices[identifier] = UInt16(count)
    count += 1
    return UInt16(count - 1)
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Kind>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: kinds, count: count)
    kinds.deallocate()
    kinds = larger
    capacity *= 2
  }

  private struct Recent {
    var identifier: ObjectIdentifier?
    var index: UInt16 = 0
  }
}

/// The properties that all attributes of one kind share.
struct Kind {
  let behavior: any AttributeBehavior.Type
  /// The layout of the memory, or nil if the memory belongs to the client.
  let layout: PayloadLayout?
  /// Created on demand, because most values are known to be `Equatable` where they are computed.
  var comparison: ComparisonPlan?
}
