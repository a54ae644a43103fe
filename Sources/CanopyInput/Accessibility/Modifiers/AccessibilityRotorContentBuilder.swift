public import CanopyCore

/// Builds the content of rotors.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    RotorParts { entries in repeat (each content)._add(to: &entries) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent
  {
    RotorParts { entries in content?._add(to: &entries) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
    first: First
  ) -> _RotorChoice<First, Second> {
    .first(first)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
    second: Second
  ) -> _RotorChoice<First, Second> {
    .second(second)
  }
}

/// Entries that other content adds.
struct RotorParts: AccessibilityRotorContent {
  let add: @MainActor (inout _AccessibilityRotorEntries) -> Void

  var body: Never { preconditionFailure("Parts of a rotor have no body.") }
  func _add(to entries: inout _AccessibilityRotorEntries) { add(&entries) }
}

/// One of two contents of a rotor.
public enum _RotorChoice<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>: AccessibilityRotorContent
{
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case first(First)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case second(Second)

  /// A choice has no content of its own.
  public var body: Never { preconditionFailure("A choice in a rotor has no body.") }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _add(to entries: inout _AccessibilityRotorEntries) {
    switch self {
    case .first(let content): content._add(to: &entries)
    case .second(let content): content._add(to: &entries)
    }
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// A collection of entries has no content of its own.
  public var body: Never { preconditionFailure("A collection of rotor entries has no body.") }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
