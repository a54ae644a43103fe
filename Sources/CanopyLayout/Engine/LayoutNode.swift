package import CanopyCore
internal import Foundation

/// An element, as far as layout is concerned.
package struct LayoutNode: Hashable {
  package let element: ElementIndex

  package init(_ element: ElementIndex) { self.element = element }

  private var elements: ElementTree { ViewRuntime.elements }

  package var record: UnsafeMutablePointer<LayoutRecord> { LayoutRecords.all.record(at: Int(element)) }

  /// How it lays out.
  package var layout: ElementLayout {
    let element = ViewRuntime.elements[element]
    switch element.kind {
    case .text: return TextLayout.shared
    case .button: return ButtonLayout.shared
    case .root: return RootLayout.shared
    case .group: return GroupLayout.shared
    case .container, .wrapper, .leaf, .layered:
      guard let payload = element.payload else { return placeLayout(element.flags) }
      // Safe because elements of these kinds refer to the layout that their place keeps.
      return Unmanaged<ElementLayout>.fromOpaque(payload)._withUnsafeGuaranteedRef { $0 }
    }
  }

  /// Returns the layout of a place with several views. See `ElementGroup.makeShared(in:)`.
  private func placeLayout(_ flags: ElementFlags) -> ElementLayout {
    guard flags.contains(.isPlace) else { preconditionFailure("An element with a layout of its own knows it.") }
    return flags.contains(.isDeep) ? OverlappingLayout.shared : GroupLayout.shared
  }

  /// Whether nothing is inside it.
  var isLeaf: Bool {
    let kind = ViewRuntime.elements[element].kind
    return kind == .text || kind == .leaf
  }

  /// What is inside: the members of groups count as those of what is around.
  package var children: [LayoutNode] {
    var result: [LayoutNode] = []
    ViewRuntime.elements.forEachChild(of: element) { result.append(LayoutNode($0)) }
    return result
  }

  /// What is inside it, if that is a single element.
  var onlyChild: LayoutNode? {
    var group = element
    while true {
      let child = ViewRuntime.elements[group].firstChild
      guard child != 0, ViewRuntime.elements[child].next == 0 else { return nil }
      if ViewRuntime.elements[child].kind != .group { return LayoutNode(child) }
      group = child
    }
  }

  /// What a wrapper wraps.
  package var wrapped: LayoutNode { LayoutNode(ViewRuntime.elements[element].firstChild) }

  /// The element around, groups left out; nil for a root.
  package var parent: LayoutNode? {
    var parent = ViewRuntime.elements[element].parent
    while parent != 0, ViewRuntime.elements[parent].kind == .group { parent = ViewRuntime.elements[parent].parent }
    return parent == 0 ? nil : LayoutNode(parent)
  }

  /// It and all elements around it, the nearest first.
  var withThoseAround: some Sequence<LayoutNode> { sequence(first: self) { $0.parent } }

  package var environment: EnvironmentValues { ViewRuntime.elements.environment(of: element) }

  /// The tree that it is in.
  package var tree: TreeContext { ViewRuntime.elements[element].scope._withUnsafeGuaranteedRef { $0.tree } }

  /// What layout takes from the environment.
  package var surroundings: LayoutSurroundings {
    LayoutSurroundings.of(ViewRuntime.elements[element].scope._withUnsafeGuaranteedRef { $0 })
  }

  /// Whether anything inside sets a guide by itself.
  var hasGuides: Bool { ViewRuntime.elements[element].flags.contains(.hasGuides) }

  /// A Boolean value that indicates whether a size that it has for little room and for much is its size for the room between, too.
  var isSteady: Bool {
    // Guides are computed by users, in any way.
    ViewRuntime.elements[element].flags.isDisjoint(with: [.isUnsteady, .hasGuides])
  }

  /// A Boolean value that indicates whether it is a leaf that doesn't wrap, in any number of wrappers.
  var isSolid: Bool {
    var node = self
    while ViewRuntime.elements[node.element].kind == .wrapper { node = node.wrapped }
    return ViewRuntime.elements[node.element].kind == .leaf
  }

  /// How far it wishes others to stay away.
  var spacing: ViewSpacing {
    // Texts have no preferred distance, and this is asked for every row of a long list.
    if ViewRuntime.elements[element].kind == .text { return ViewSpacing() }
    record.pointee.flags.insert(.isReliedOn)
    return layout.spacing(of: self)
  }

  private func ownTrait<Key: TraitKey>(_: Key.Type) -> Key.Value? {
    let element = element
    return onMainActor { ViewRuntime.elements.ownTrait(Key.self, of: element) }
  }

  /// What it says to the container that it is in: the outermost word counts.
  package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    var node = self
    while true {
      if ViewRuntime.elements[node.element].attachments != nil, let value = node.ownTrait(key) { return value }
      guard ViewRuntime.elements[node.element].kind == .wrapper else { return nil }
      node = node.wrapped
    }
  }
}
