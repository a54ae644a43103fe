package import CanopyCore

/// The context in which a style resolves to a paint.
public struct _PaintContext {
  package let environment: EnvironmentValues
  /// The foreground styles, or nil for those of the environment.
  var foreground: Foreground?
  /// A Boolean value that indicates whether the tint is being resolved. Prevents infinite recursion for a tint of
  /// `.tint`.
  var isInTint = false
  /// A Boolean value that indicates whether the background style is being resolved. Prevents infinite recursion.
  var isInBackground = false

  package init(environment: EnvironmentValues) { self.environment = environment }

  func with(foreground: Foreground) -> _PaintContext {
    var context = self
    context.foreground = foreground
    return context
  }
}
