/// The transition from one content of a view to another, such as from one number to the next.
///
/// It applies if the change is animated.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  package let kind: Kind

  /// The transition used if no other is set: interpolates content if possible, and replaces it otherwise.
  package static let automatic = ContentTransition(kind: .automatic)

  /// Replaces the content immediately.
  public static let identity = ContentTransition(kind: .identity)

  /// Fades the old content out and the new content in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Interpolates between contents that consist of the same parts, such as the same letters in another size.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls digits up, or down if the numbers count down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Rolls digits up if `value` increases, and down otherwise.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}
