/// A result builder for the representations of a type, the best one first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
    content
  }

  public static func buildPartialBlock<First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>>(
    accumulated: First, next: Next
  ) -> _RepresentationPair<Item, First, Next> {
    _RepresentationPair(first: accumulated, next: next)
  }

  public static func buildEither<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
    first: First
  ) -> _RepresentationBranch<Item, First, Second> { .first(first) }

  public static func buildEither<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
    second: Second
  ) -> _RepresentationBranch<Item, First, Second> { .second(second) }
}

/// Two representations, the better one first.
public struct _RepresentationPair<
  Item: Transferable, First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
>: PrimitiveRepresentation {
  let first: First
  let next: Next

  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    First._addParts(of: representation.first, to: &parts)
    Next._addParts(of: representation.next, to: &parts)
  }
}

/// One of two representations.
public enum _RepresentationBranch<
  Item: Transferable, First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>
>: PrimitiveRepresentation {
  case first(First)
  case second(Second)

  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    switch representation {
    case .first(let first): First._addParts(of: first, to: &parts)
    case .second(let second): Second._addParts(of: second, to: &parts)
    }
  }
}
