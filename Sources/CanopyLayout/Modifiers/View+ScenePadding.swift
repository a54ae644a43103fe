public import CanopyCore
public import CanopyStyle

extension View {
  /// Adds the padding that suits the window at some edges of this view.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding that suits the window at some edges of this view.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}

/// The kind of padding between content and the edges of a window.
public struct ScenePadding: Equatable, Sendable {
  enum Kind: Sendable { case minimum }
  let kind: Kind

  /// The minimum padding that suits the window.
  public static let minimum = ScenePadding(kind: .minimum)
}
