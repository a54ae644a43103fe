/// A result builder for the representations of a type, the best one first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
    content
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildPartialBlock<First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>>(
    accumulated: First, next: Next
  ) -> _RepresentationPair<Item, First, Next> {
    _RepresentationPair(first: accumulated, next: next)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildEither<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
    first: First
  ) -> _RepresentationBranch<Item, First, Second> { .first(first) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    First._addParts(of: representation.first, to: &parts)
    Next._addParts(of: representation.next, to: &parts)
  }
}

/// One of two representations.
public enum _RepresentationBranch<
  Item: Transferable, First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>
>: PrimitiveRepresentation {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case first(First)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case second(Second)

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    switch representation {
    case .first(let first): First._addParts(of: first, to: &parts)
    case .second(let second): Second._addParts(of: second, to: &parts)
    }
  }
}
