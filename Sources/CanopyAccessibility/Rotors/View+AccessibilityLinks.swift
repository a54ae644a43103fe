public import CanopyCore

extension View {
  /// Links a label to the content that it describes.
  ///
  /// - Parameters:
  ///   - role: The role of this view in the pair.
  ///   - id: The identifier of the pair.
  ///   - namespace: The namespace of the identifier.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    _accessible { element, _ in
      element.node.details.labeledPair = AccessibilityDetails.Pair(
        link: AccessibilityDetails.Link(id: id, namespace: namespace), role: role)
    }
  }

  /// Links views so that people can move quickly between them.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - namespace: The namespace of the identifier.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    _accessible(makesElement: false) { element, _ in
      element.node.details.linkedGroup = AccessibilityDetails.Link(id: id, namespace: namespace)
    }
  }

  /// Gives this view an identifier for rotor entries.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - namespace: The namespace of the identifier.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    _accessible { element, _ in
      element.node.details.rotorEntries.append(AccessibilityDetails.Link(id: id, namespace: namespace))
    }
  }
}
