@_spi(Reflection) internal import Swift

extension ComparisonPlan {
  private static let made = Guarded<[ObjectIdentifier: ComparisonPlan]>([:])

  /// The plan of `type`, made on first use.
  package static func of(_ type: any Any.Type) -> ComparisonPlan {
    let key = ObjectIdentifier(type)
    if let plan = made.withLock({ $0[key] }) { return plan }
    // Created outside the lock, because a type's plan requests the plans of its fields. In a race, the same plan is created
    // twice.
    let plan = ComparisonPlan(steps: steps(for: type))
    return made.withLock { plans in
      if let first = plans[key] { return first }
      plans[key] = plan
      return plan
    }
  }

  /// True for enums that only reflection can look into.
  static func isEnumWithPayload(_ type: any Any.Type) -> Bool {
    !(type is any Equatable.Type) && TypeFacts.kind(of: type) == .enum && !TypeFacts.isPlain(type)
  }

  private static func steps(for type: any Any.Type) -> [ComparisonStep] {
    if let equatable = type as? any Equatable.Type { return [equatableStep(equatable)] }
    if let container = type as? any ContentComparable.Type { return [.container(offset: 0, type: container)] }
    switch TypeFacts.kind(of: type) {
    case .struct, .tuple: return fieldSteps(of: type)
    case .existential where TypeFacts.isReferenceExistential(type): return bits(of: type)
    case .existential: return [.reflected(offset: 0, type: type)]
    case .enum where isEnumWithPayload(type): return [.reflected(offset: 0, type: type)]
    // Only classes have metatypes with more than one value. Metatypes of other types are often not even stored.
    case .metatype: return TypeFacts.isClassMetatype(type) ? bits(of: type) : []
    // Reflection doesn't recognize constrained existentials such as `any P<Int>`.
    case .function, .unknown: return [.never]
    default: return bits(of: type)
    }
  }

  /// Returns a plan that ignores some fields. `replacement` returns the plan to use for a field, or nil to use the default
  /// plan.
  ///
  /// The plan isn't cached. The result is nil if some fields are unknown.
  package static func of(
    _ type: any Any.Type,
    replacing replacement: (_ name: String, _ type: any Any.Type, _ offset: Int) -> ComparisonPlan?
  ) -> ComparisonPlan? {
    var steps: [ComparisonStep] = []
    let complete = _forEachField(of: type) { name, offset, fieldType, kind in
      let fieldSteps =
        replacement(String(cString: name), fieldType, offset)?.steps ?? self.steps(forField: fieldType, kind)
      steps += fieldSteps.map { $0.moved(by: offset) }
      return true
    }
    return complete ? ComparisonPlan(steps: merged(steps)) : nil
  }

  /// Returns the names of the fields in which two values differ.
  ///
  /// - Parameter isCounted: Returns whether to compare a field, given its type and its offset.
  package static func differingFields(
    of type: any Any.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer,
    where isCounted: (_ type: any Any.Type, _ offset: Int) -> Bool
  ) -> [String] {
    var names: [String] = []
    _forEachField(of: type) { name, offset, fieldType, kind in
      guard isCounted(fieldType, offset) else { return true }
      let fieldSteps = self.steps(forField: fieldType, kind)
      if !fieldSteps.allSatisfy({ $0.areEqual(first + offset, second + offset) }) {
        names.append(String(cString: name))
      }
      return true
    }
    return names
  }

  /// A plan for fields to ignore.
  package static let ofNothing = ComparisonPlan(steps: [])

  private static func fieldSteps(of type: any Any.Type) -> [ComparisonStep] {
    var steps: [ComparisonStep] = []
    let complete = _forEachField(of: type) { _, offset, fieldType, kind in
      steps += self.steps(forField: fieldType, kind).map { $0.moved(by: offset) }
      return true
    }
    return complete ? merged(steps) : [.reflected(offset: 0, type: type)]
  }

  /// A field that refers to an object can be `weak` or `unowned`. Reflection doesn't say so, and such a field must not be
  /// loaded as a strong reference. Only its bits are compared.
  private static func steps(forField type: any Any.Type, _ kind: _MetadataKind) -> [ComparisonStep] {
    switch kind {
    case .class, .foreignClass, .objcClassWrapper: return bits(of: type)
    case .optional where TypeFacts.wrapsReference(type): return bits(of: type)
    case .optional where TypeFacts.wraps(type, { TypeFacts.kind(of: $0) == .unknown }): return [.never]
    default: return of(type).steps
    }
  }

  private static func bits(of type: any Any.Type) -> [ComparisonStep] {
    let size = TypeFacts.size(of: type)
    return size == 0 ? [] : [.bits(offset: 0, size: size)]
  }

  /// Numbers and similar types are compared by their bits, which is faster, and treats a NaN as equal to itself.
  private static func equatableStep(_ type: any Equatable.Type) -> ComparisonStep {
    let isNumber = type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type || type is Bool.Type
    return isNumber ? .bits(offset: 0, size: TypeFacts.size(of: type)) : .equatable(offset: 0, type: type)
  }

  /// Merges adjacent ranges of bits.
  private static func merged(_ steps: [ComparisonStep]) -> [ComparisonStep] {
    steps.reduce(into: []) { result, step in
      if case .bits(let offset, let size) = step,
        case .bits(let previous, let previousSize)? = result.last, previous + previousSize == offset
      {
        result[result.count - 1] = .bits(offset: previous, size: previousSize + size)
      } else {
        result.append(step)
      }
    }
  }
}
