public import CanopyCore
public import CanopyStyle

extension View {
  /// Leaves room at some edges of the view, as much as suits the window.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Leaves room at some edges of the view, as much as suits the window.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}

/// A kind of room between content and the edges of a window.
public struct ScenePadding: Equatable, Sendable {
  enum Kind: Sendable { case minimum }
  let kind: Kind

  /// The least that suits the window.
  public static let minimum = ScenePadding(kind: .minimum)
}
