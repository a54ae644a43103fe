public import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
internal import CanopyGraph

extension View {
  /// Gives a group of views the geometry of one of them, its source.
  ///
  /// Views with the same identifier and namespace form a group. Views that aren't sources adopt the position and the size of the
  /// source, wherever it is in the window. The layout of the views around them isn't affected.
  ///
  /// ```swift
  /// HStack {
  ///   ForEach(tabs) { tab in
  ///     Button(tab.title) { selected = tab.id }.matchedGeometryEffect(id: tab.id, in: namespace)
  ///   }
  /// }
  /// .background {
  ///   Capsule().matchedGeometryEffect(id: selected, in: namespace, isSource: false)
  /// }
  /// ```
  ///
  /// If a source is removed and another one is inserted in the same animated update, both are shown moving from the frame of the
  /// first to the frame of the second, while their transitions show and hide them. This looks like a single view that moves:
  ///
  /// ```swift
  /// if isExpanded {
  ///   Artwork().matchedGeometryEffect(id: "artwork", in: namespace).frame(width: 300, height: 300)
  /// } else {
  ///   Artwork().matchedGeometryEffect(id: "artwork", in: namespace).frame(width: 60, height: 60)
  /// }
  /// ```
  ///
  /// During the motion, no bodies run, and no layout is done.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - namespace: The namespace of the identifier, from a `Namespace` property.
  ///   - properties: The parts of the geometry that the view adopts if it isn't the source.
  ///   - anchor: The point of the view that is placed at the position that the group shares.
  ///   - isSource: A Boolean value that indicates whether the view is a source. A group has one source at a time.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedModifier(
        matching: Matching(
          key: MatchedKey(id: id, namespace: namespace), properties: properties, anchor: anchor, isSource: isSource)))
  }
}

/// The identity of a group of views with a common geometry.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID

  init(id: some Hashable, namespace: Namespace.ID) {
    self.id = AnyHashable(id)
    self.namespace = namespace
  }
}

/// The value of a `matchedGeometryEffect` modifier.
struct Matching: Equatable {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

private struct MatchedModifier {
  let matching: Matching
}

@MainActor
extension MatchedModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> MatchedWrapper { MatchedWrapper(matching, context) }
  func update(_ wrapper: MatchedWrapper) { wrapper.update(matching) }
}
