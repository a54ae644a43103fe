internal import CanopyGraph

/// Where the dynamic properties of a type are, however deep inside, and how to compare the rest of it.
final class PropertyPlan {
  /// Properties that keep something, in the order of declaration.
  let stored: [Place<any StoredProperty.Type>]
  /// Properties that others have made of those, innermost first: they want to be told before each body.
  let composed: [Place<any DynamicProperty.Type>]
  /// Compares all that is not a dynamic property. Nil if the type cannot be looked into.
  let comparison: ComparisonPlan?

  struct Place<Kind> {
    let offset: Int
    let kind: Kind
  }

  var isEmpty: Bool { stored.isEmpty && composed.isEmpty }

  init(_ type: any Any.Type) {
    var collector = Collector()
    comparison = collector.collect(type, at: 0)
    stored = collector.stored
    composed = collector.composed
  }

  private struct Collector {
    var stored: [Place<any StoredProperty.Type>] = []
    var composed: [Place<any DynamicProperty.Type>] = []

    mutating func collect(_ type: any Any.Type, at offset: Int) -> ComparisonPlan? {
      withUnsafeMutablePointer(to: &self) { collector in
        ComparisonPlan.of(type) { fieldType, fieldOffset in
          guard let property = fieldType as? any DynamicProperty.Type else { return nil }
          if let kind = property as? any StoredProperty.Type {
            collector.pointee.stored.append(Place(offset: offset + fieldOffset, kind: kind))
            return .ofNothing
          }
          if let holder = property as? any PropertyHolder.Type {
            return collector.pointee.collect(holder.holderType, at: offset + fieldOffset) ?? .of(holder.holderType)
          }
          let inside = collector.pointee.collect(fieldType, at: offset + fieldOffset)
          collector.pointee.composed.append(Place(offset: offset + fieldOffset, kind: property))
          return inside
        }
      }
    }
  }
}

extension PropertyPlan {
  nonisolated(unsafe) private static var table = PlanTable<PropertyPlan>()

  /// The plan of `type`.
  @MainActor
  static func of(_ type: any Any.Type) -> PropertyPlan {
    if let plan = table[type] { return plan }
    let plan = PropertyPlan(type)
    table[type] = plan
    return plan
  }
}

@MainActor
extension PropertyPlan {
  func install(at value: UnsafeMutableRawPointer, in host: PropertyHost) {
    for property in stored { property.kind.install(raw: value + property.offset, in: host) }
  }

  /// Has the properties of `new` take over what those of `old` keep. Returns true if a body would see a difference
  /// between the two values.
  func adopt(_ new: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer, in host: PropertyHost) -> Bool {
    var isDifferent = !(comparison?.areEqual(old, new) ?? false)
    for property in stored {
      let differs = property.kind.adopt(raw: new + property.offset, from: old + property.offset, in: host)
      isDifferent = isDifferent || differs
    }
    return isDifferent
  }

  /// Whether any property may ask for an object that somebody has to set.
  var askForObjects: Bool { stored.contains { $0.kind.asksForObject } }

  /// Whether any property asks for an object that nobody has set.
  func lackObject(at value: UnsafeMutableRawPointer) -> Bool {
    stored.contains { $0.kind.lacksObject(raw: value + $0.offset) }
  }

  /// Calls `update()` of the composed properties, before the body runs.
  func update(at value: UnsafeMutableRawPointer) {
    for property in composed { property.kind.update(raw: value + property.offset) }
  }
}

extension DynamicProperty {
  fileprivate static func update(raw address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

@MainActor
extension StoredProperty {
  fileprivate static func install(raw address: UnsafeMutableRawPointer, in host: PropertyHost) {
    install(address.assumingMemoryBound(to: Self.self), in: host)
  }

  fileprivate static func lacksObject(raw address: UnsafeMutableRawPointer) -> Bool {
    lacksObject(address.assumingMemoryBound(to: Self.self))
  }

  fileprivate static func adopt(
    raw new: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer, in host: PropertyHost
  ) -> Bool {
    adopt(new.assumingMemoryBound(to: Self.self), from: old.assumingMemoryBound(to: Self.self), in: host)
  }
}
