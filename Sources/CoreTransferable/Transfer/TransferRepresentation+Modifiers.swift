extension TransferRepresentation {
  /// Sets the programs that can import the values.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    ChangedRepresentation<Self>(base: self) { $0.visibility = visibility }
  }

  /// Sets the name of files with the values.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ChangedRepresentation<Self>(base: self) { $0.name = { _ in fileName } }
  }

  /// Sets the name of files with the values.
  ///
  /// - Parameter fileName: Returns the name for a value; nil for none.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation<Self>(base: self) { $0.name = { ($0 as? Item).flatMap(fileName) } }
  }

  /// Sets the condition under which a value is exported in this representation.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation<Self>(base: self) { part in
      let earlier = part.condition
      part.condition = { earlier($0) && ($0 as? Item).map(condition) == true }
    }
  }
}

/// A representation whose parts are changed.
private struct ChangedRepresentation<Base: TransferRepresentation>: PrimitiveRepresentation {
  typealias Item = Base.Item

  let base: Base
  let change: @Sendable (inout TransferPart) -> Void

  static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    var changed = _TransferParts()
    Base._addParts(of: representation.base, to: &changed)
    for index in changed.parts.indices { representation.change(&changed.parts[index]) }
    parts.parts += changed.parts
  }
}
