// The identifiers in views that aren't in the tree.

@MainActor
private func holdsIdentifier(_ view: Any, _ id: AnyHashable) -> Bool {
  (view as? any IdentifierHolder)?._holds(id) ?? false
}

extension IdentifiedView: IdentifierHolder {
  package func _holds(_ id: AnyHashable) -> Bool {
    id.base as? ID == self.id || holdsIdentifier(content, id)
  }
}

extension ModifiedContent: IdentifierHolder {
  package func _holds(_ id: AnyHashable) -> Bool { holdsIdentifier(content, id) }
}

extension Group: IdentifierHolder {
  package func _holds(_ id: AnyHashable) -> Bool { holdsIdentifier(content, id) }
}

extension Section: IdentifierHolder {
  package func _holds(_ id: AnyHashable) -> Bool {
    holdsIdentifier(content, id) || holdsIdentifier(header, id) || holdsIdentifier(footer, id)
  }
}

extension Optional: IdentifierHolder where Wrapped: View {
  package func _holds(_ id: AnyHashable) -> Bool { map { holdsIdentifier($0, id) } ?? false }
}

extension _ConditionalContent: IdentifierHolder {
  package func _holds(_ id: AnyHashable) -> Bool {
    switch storage {
    case .trueContent(let content): holdsIdentifier(content, id)
    case .falseContent(let content): holdsIdentifier(content, id)
    }
  }
}

extension TupleView: IdentifierHolder {
  package func _holds(_ id: AnyHashable) -> Bool {
    Mirror(reflecting: value).children.contains { holdsIdentifier($0.value, id) }
  }
}
