public import CanopyCore

/// Builds the content of rotors.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorParts<repeat each Content> {
    _RotorParts(repeat each content)
  }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
    first: First
  ) -> _RotorChoice<First, Second> {
    .first(first)
  }

  public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
    second: Second
  ) -> _RotorChoice<First, Second> {
    .second(second)
  }
}

/// Several contents of a rotor, in order.
public struct _RotorParts<each Content: AccessibilityRotorContent>: AccessibilityRotorContent {
  private let parts: (repeat each Content)

  init(_ parts: repeat each Content) { self.parts = (repeat each parts) }

  public typealias Body = Never

  @MainActor
  public func _add(to entries: inout _AccessibilityRotorEntries) { repeat (each parts)._add(to: &entries) }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  @MainActor
  public func _add(to entries: inout _AccessibilityRotorEntries) { self?._add(to: &entries) }
}

/// Either of two contents of a rotor.
public enum _RotorChoice<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>: AccessibilityRotorContent
{
  case first(First)
  case second(Second)

  public typealias Body = Never

  @MainActor
  public func _add(to entries: inout _AccessibilityRotorEntries) {
    switch self {
    case .first(let content): content._add(to: &entries)
    case .second(let content): content._add(to: &entries)
    }
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  @MainActor
  public func _add(to entries: inout _AccessibilityRotorEntries) {
    for element in data { content(element)._add(to: &entries) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Creates entries of a rotor for the elements of a collection of identifiable data.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifier: { $0.id }, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries of a rotor for the elements of a collection, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifier: { $0[keyPath: id] }, content: content)
  }
}
