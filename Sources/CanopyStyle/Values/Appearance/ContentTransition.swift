/// How the content of one view changes into other content, such as one number into the next.
///
/// It applies where the change is animated.
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

  /// Where nobody has chosen: drawing interpolates what it can, and replaces the rest.
  package static let automatic = ContentTransition(kind: .automatic)

  /// Replaces the content at once.
  public static let identity = ContentTransition(kind: .identity)

  /// Fades the old content out and the new content in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Turns the old content into the new where both consist of the same parts, such as letters in another size.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls digits up, or down if the numbers go down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Rolls digits up when `value` has grown, else down.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}
