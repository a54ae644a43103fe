package import CanopyCore

/// What turning a style into something to fill with depends on.
public struct _PaintContext {
  package let environment: EnvironmentValues
  /// The foreground styles, if they are not those of the environment.
  var foreground: Foreground?
  /// Whether the tint is being found, so that a tint of `.tint` does not ask for itself.
  var isInTint = false
  /// Whether the background style is being found.
  var isInBackground = false

  package init(environment: EnvironmentValues) { self.environment = environment }

  func with(foreground: Foreground) -> _PaintContext {
    var context = self
    context.foreground = foreground
    return context
  }
}
