/// The type of a preview that doesn't exist.
extension Never: Transferable {
  /// A representation without any value.
  public static var transferRepresentation: some TransferRepresentation { NoRepresentation() }
}

/// The representation of a type without values.
private struct NoRepresentation: PrimitiveRepresentation {
  typealias Item = Never

  static func _addParts(of _: Self, to _: inout _TransferParts) {}
}
