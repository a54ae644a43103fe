internal import CanopyGraph

/// The offsets of a type's dynamic properties, including nested ones, and a plan for comparing the rest of its fields.
final class PropertyPlan {
  /// Properties with storage, in the order of declaration.
  let stored: [Place<any StoredProperty.Type>]
  /// Properties composed of others, innermost first, which are updated before each body.
  let composed: [Place<any DynamicProperty.Type>]
  /// The comparison of all fields that aren't dynamic properties; nil if the type has no readable layout.
  let comparison: ComparisonPlan?
  /// The type that has the properties.
  let type: any Any.Type

  struct Place<Kind> {
    let offset: Int
    let kind: Kind
    let name: PropertyName
  }

  /// The name of a property as in source code, with the type that declares it.
  final class PropertyName {
    let text: String
    let owner: any Any.Type

    init(_ text: String, of owner: any Any.Type) {
      self.text = text
      self.owner = owner
    }
  }

  /// A Boolean value that indicates whether any property owns state.
  @MainActor private(set) lazy var ownsState = stored.contains { $0.kind.ownsState }

  var isEmpty: Bool { stored.isEmpty && composed.isEmpty }

  /// The names of the dynamic properties of the type itself, in the order of declaration.
  var names: [String] {
    let places = stored.map { ($0.offset, $0.name.text) } + composed.map { ($0.offset, $0.name.text) }
    let own = places.filter { !$0.1.contains(".") }.sorted { $0.0 < $1.0 }.map(\.1)
    // The wrapper of one property may contain several properties.
    return own.indices.filter { $0 == 0 || own[$0] != own[$0 - 1] }.map { own[$0] }
  }

  init(_ type: any Any.Type) {
    self.type = type
    var collector = Collector(owner: type)
    comparison = collector.collect(type, at: 0)
    stored = collector.stored
    composed = collector.composed
  }

  private struct Collector {
    let owner: any Any.Type
    var stored: [Place<any StoredProperty.Type>] = []
    var composed: [Place<any DynamicProperty.Type>] = []

    /// - Parameters:
    ///   - path: The path of the property whose values have the type, with a trailing period.
    ///   - wrapper: The property whose wrapper has the type, if the framework declares the wrapper. The properties inside get the
    ///     same name.
    mutating func collect(
      _ type: any Any.Type, at offset: Int, in path: String = "", of wrapper: String? = nil
    ) -> ComparisonPlan? {
      withUnsafeMutablePointer(to: &self) { collector in
        ComparisonPlan.of(type) { fieldName, fieldType, fieldOffset in
          guard let property = fieldType as? any DynamicProperty.Type else { return nil }
          let offset = offset + fieldOffset
          let name = PropertyName(wrapper ?? path + fieldName, of: collector.pointee.owner)
          if let kind = property as? any StoredProperty.Type {
            collector.pointee.stored.append(Place(offset: offset, kind: kind, name: name))
            return .ofNothing
          }
          if let holder = property as? any PropertyHolder.Type {
            return collector.pointee.collect(holder.holderType, at: offset, in: path, of: wrapper)
              ?? .of(holder.holderType)
          }
          let inside = collector.pointee.collect(
            fieldType, at: offset, in: name.text + ".", of: isOfFramework(fieldType) ? name.text : wrapper)
          collector.pointee.composed.append(Place(offset: offset, kind: property, name: name))
          return inside
        }
      }
    }
  }
}

extension PropertyPlan {
  @MainActor private static var table = PlanTable<PropertyPlan>()

  /// Returns the plan of `type`.
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
    var host = host
    for property in stored {
      host.property = .passUnretained(property.name)
      property.kind.install(raw: value + property.offset, in: host)
    }
  }

  /// Transfers the storage of the properties of `old` to the properties of `new`. Returns true if a body would see a difference
  /// between the two values.
  func adopt(_ new: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer, in host: PropertyHost) -> Bool {
    var isDifferent = !(comparison?.areEqual(old, new) ?? false)
    var host = host
    for property in stored {
      host.property = .passUnretained(property.name)
      let differs = property.kind.adopt(raw: new + property.offset, from: old + property.offset, in: host)
      isDifferent = isDifferent || differs
    }
    return isDifferent
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

  fileprivate static func adopt(
    raw new: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer, in host: PropertyHost
  ) -> Bool {
    adopt(new.assumingMemoryBound(to: Self.self), from: old.assumingMemoryBound(to: Self.self), in: host)
  }
}
