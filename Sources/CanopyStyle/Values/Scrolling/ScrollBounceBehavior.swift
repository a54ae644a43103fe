/// The bounce behavior of content scrolled beyond its end.
public struct ScrollBounceBehavior: Sendable {
  package enum Kind: Sendable { case automatic, always, basedOnSize }
  package let kind: Kind

  /// Depends on the context.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)

  /// Always bounces.
  public static let always = ScrollBounceBehavior(kind: .always)

  /// Bounces only if the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}
