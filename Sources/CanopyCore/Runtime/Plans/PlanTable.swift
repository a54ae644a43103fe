/// Plans by type.
struct PlanTable<Plan: AnyObject> {
  private var plans: [ObjectIdentifier: Plan] = [:]
  /// Types met lately, found without hashing: views of one type are mostly mounted in a row.
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

  /// Metadata is at least 16-byte aligned, so the low bits say nothing.
  private func slot(of identifier: ObjectIdentifier) -> Int {
    Int((UInt(bitPattern: identifier) >> 4) & 63)
  }
}
