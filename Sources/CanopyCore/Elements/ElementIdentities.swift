// The identifiers for finding views.

/// The identifier that `id(_:)` gives to a view.
package class ViewIdentity {
  package var anyID: AnyHashable { preconditionFailure("Each view with an identifier has a typed one.") }
}

extension ElementTree {
  /// Associates the identifier of `id(_:)` with the group of its view. Safe because the view keeps it until the group
  /// has left.
  func setIdentity(_ identity: ViewIdentity, of group: ElementIndex) {
    self[group].flags.insert(.isIdentified)
    setReference(Unmanaged.passUnretained(identity).toOpaque(), of: group)
  }

  /// Returns the identifier that `id(_:)` gives to the views of a group; nil for other elements.
  package func identity(of group: ElementIndex) -> AnyHashable? {
    guard self[group].flags.contains(.isIdentified), let reference = reference(of: group) else { return nil }
    // Safe because a group with this flag refers to the identity that its view keeps.
    return Unmanaged<ViewIdentity>.fromOpaque(reference)._withUnsafeGuaranteedRef { $0.anyID }
  }

  /// Makes the group of a view refer to an object. Safe because the view keeps the object until the group has left.
  func setReference(_ reference: UnsafeMutableRawPointer, of group: ElementIndex) {
    // The element of a place is a container without a layout. Its payload would be taken for one.
    if self[group].kind == .group {
      self[group].payload = reference
    } else {
      Self.storage.references[group] = reference
    }
  }

  /// Returns the object that the group of a view refers to.
  func reference(of group: ElementIndex) -> UnsafeMutableRawPointer? {
    self[group].kind == .group ? self[group].payload : Self.storage.references[group]
  }
}

/// A view whose value reveals the identifiers inside it without running any body.
@MainActor
package protocol IdentifierHolder {
  /// Returns a Boolean value that indicates whether a view inside has an identifier.
  func _holds(_ id: AnyHashable) -> Bool
}
