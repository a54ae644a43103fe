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
  /// Builds an expression that is a view, without changing the view.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty block.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a block of a single view, without changing the view.
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

  /// Builds the first branch of an `if`, or one side of a `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the second branch of an `if`, or the other side of a `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of a view that isn't available in all versions.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
