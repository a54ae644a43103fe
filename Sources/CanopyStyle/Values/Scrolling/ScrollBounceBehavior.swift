/// Whether content that is scrolled beyond its end bounces back.
public struct ScrollBounceBehavior: Sendable {
  package enum Kind: Sendable { case automatic, always, basedOnSize }
  package let kind: Kind

  /// Decides by where the content is.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)

  /// Always.
  public static let always = ScrollBounceBehavior(kind: .always)

  /// Only if the content is larger than the room it has.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}
