internal import CanopyGraph

// Names of properties, for explanations.

@MainActor
extension PropertyPlan {
  /// Returns the name of the property of the view at `value` through which a body reads a source, given the source's
  /// node.
  func name(ofPropertyThatReads node: AnyAttribute, at value: UnsafeMutableRawPointer) -> String? {
    let place = stored.first { place in
      place.kind.source(raw: value + place.offset).map { $0.node == node } ?? false
    }
    return place?.name.text
  }

  /// Returns the names of the properties that differ between two values.
  func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> [String] {
    var names: [String] = []
    func compare(_ type: any Any.Type, at offset: Int) {
      let fields = ComparisonPlan.differingFields(of: type, old + offset, new + offset) { fieldType, fieldOffset in
        if let holder = fieldType as? any PropertyHolder.Type { compare(holder.holderType, at: offset + fieldOffset) }
        return !(fieldType is any DynamicProperty.Type)
      }
      names += fields
    }
    compare(type, at: 0)
    return names
  }
}

@MainActor
extension StoredProperty {
  fileprivate static func source(raw address: UnsafeMutableRawPointer) -> Source? {
    source(of: address.assumingMemoryBound(to: Self.self))
  }
}
