/// A modifier that is made from the environment of the view that it modifies.
///
/// ```swift
/// struct Bordered: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     BorderModifier(color: environment.isEnabled ? .blue : .gray)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to apply in an environment. It runs again when a value that it reads changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Applies the modifier that is made from the environment.
  public func body(content: Content) -> some View {
    ResolvedModification(content: content) { resolve(in: $0) }
  }
}

/// A view with the modifier that an environmental modifier has made.
private struct ResolvedModification<Content: View, Modifier: ViewModifier> {
  let content: Content
  let resolve: (EnvironmentValues) -> Modifier
  @Environment(\.self) private var environment

  init(content: Content, _ resolve: @escaping (EnvironmentValues) -> Modifier) {
    (self.content, self.resolve) = (content, resolve)
  }
}

extension ResolvedModification: View {
  var body: some View { content.modifier(resolve(environment)) }
}
