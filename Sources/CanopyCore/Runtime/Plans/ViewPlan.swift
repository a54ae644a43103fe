internal import CanopyGraph

/// The plan of a type of view. It is created once, when the first view of the type is mounted.
final class ViewPlan {
  let type: any View.Type
  /// The offsets of the view's value and of its body's slots in a record's block.
  let valueOffset: Int
  let slotsOffset: Int
  let blockSize: Int
  let properties: PropertyPlan
  /// A Boolean value that indicates whether the type may have its own `==`.
  ///
  /// A lookup of a missing conformance takes microseconds, so it happens when a view is first updated.
  @exclusivity(unchecked) private var mayHaveEquality = true
  private lazy var equality: ValueEquality? = ValueEquality(type)
  /// A Boolean value that indicates whether a body of this type has read an `@Observable` object. From then on, reads are
  /// observed more closely.
  var readsObservables = false

  @MainActor
  private init<Content: View>(_ type: Content.Type) {
    self.type = type
    // In a file that doesn't import the module of a primitive's protocol, the compiler silently chooses the functions of views
    // with a body. See decision 31.
    precondition(Content.Body.self != Never.self, "\(Content.self) has no body: a primitive mounts itself.")
    precondition(
      MemoryLayout<Content>.alignment <= 16, "\(Content.self) asks for stricter alignment than a view can have.")
    valueOffset = aligned(MemoryLayout<_BodyRecord>.size, to: MemoryLayout<Content>.alignment)
    slotsOffset = aligned(valueOffset + MemoryLayout<Content>.size, to: MemoryLayout<UInt>.alignment)
    blockSize = slotsOffset + Content.Body._words * MemoryLayout<UInt>.size
    properties = PropertyPlan.of(type)
  }

  /// Compares two values with the type's own `==`. Returns false if the type has none, or is plain data, for which comparing
  /// fields suffices.
  func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    guard mayHaveEquality else { return false }
    if let equality { return equality(one, other) }
    mayHaveEquality = false
    return false
  }

  /// The name of the type in reports.
  private(set) lazy var name = viewName(of: type)
  /// The part that the type plays in a program.
  private(set) lazy var role = ViewRole(of: type)
}

/// Returns `size`, rounded up to a multiple of the alignment.
func aligned(_ size: Int, to alignment: Int) -> Int {
  (size + alignment - 1) & ~(alignment - 1)
}

extension ViewPlan {
  @MainActor private static var table = PlanTable<ViewPlan>()

  @MainActor
  private static func make<Content: View>(_ type: Content.Type) -> ViewPlan { ViewPlan(type) }

  @MainActor
  static func of(_ type: any View.Type) -> ViewPlan {
    if let plan = table[type] { return plan }
    let plan = make(type)
    table[type] = plan
    return plan
  }
}

/// Plans by type.
struct PlanTable<Plan: AnyObject> {
  private var plans: [ObjectIdentifier: Plan] = [:]
  /// Recently used types, which are found without hashing, because views of one type are mostly mounted one after the other.
  private var recent = [(type: ObjectIdentifier, plan: Plan)?](repeating: nil, count: 64)

  subscript(type: any Any.Type) -> Plan? {
    mutating get {
      let identifier = ObjectIdentifier(type)
      let slot = slot(of: identifier)
      if let entry = recent[slot], entry.type == identifier { return entry.plan }
      guard let plan = plans[identifier] else { return nil }
      recent[slot] = (identifier, plan)
      return plan
    }
    set {
      plans[ObjectIdentifier(type)] = newValue
      recent[slot(of: ObjectIdentifier(type))] = newValue.map { (ObjectIdentifier(type), $0) }
    }
  }

  /// Metadata is at least 16-byte aligned, so the low bits carry no information.
  private func slot(of identifier: ObjectIdentifier) -> Int {
    Int((UInt(bitPattern: identifier) >> 4) & 63)
  }
}
