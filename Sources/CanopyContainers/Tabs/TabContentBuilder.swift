public import CanopyCore

/// A result builder that creates tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view, as views.
  public struct Content<C: TabContent> {
    let content: C
  }

  /// Passes tabs through.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Passes a single tab through.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Begins a block of several tabs.
  public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
  where Content.TabValue == TabValue { first }

  /// Adds a tab to a block.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> some TabContent<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    TabPair(first: accumulated, second: next)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// Builds the first branch of an `if`, or one side of a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(first: first)
  }

  /// Builds the second branch of an `if`, or the other side of a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(second: second)
  }

  /// Hides the type of tabs that aren't available in all versions.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> AnyTabContent<TabValue>
  where Content.TabValue == TabValue { AnyTabContent(content) }
}

extension TabContentBuilder.Content: View {
  /// The tabs as views.
  public var body: some View { content._tabs }
}

/// Two parts of a block of tabs.
private struct TabPair<First: TabContent, Second: TabContent> {
  let first: First
  let second: Second
}

extension TabPair: PrimitiveTabContent {
  typealias TabValue = First.TabValue
  var _tabs: AnyView { AnyView(TupleView((first._tabs, second._tabs))) }
}
