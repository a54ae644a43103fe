/// A result builder that creates a view from the statements of a closure.
///
/// ```swift
/// @ViewBuilder var rows: some View {
///   Text("always")
///   if isEditing { Text("sometimes") }
/// }
/// ```
///
/// The branches of `if` and `switch` are different places in the tree, so views lose their state when the branch changes.
@resultBuilder
public enum ViewBuilder {
  /// Passes a view through.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty block.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a block of several views.
  @inlinable
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// Builds an `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if`, or one of a `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the other branch.
  @inlinable
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of a view that is not available everywhere.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
