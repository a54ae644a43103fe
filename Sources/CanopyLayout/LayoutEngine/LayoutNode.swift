package import CanopyCore
internal import Foundation

/// A view of an element for layout.
package struct LayoutNode: Hashable {
  package let element: ElementIndex

  package init(_ element: ElementIndex) { self.element = element }
}

@MainActor
extension LayoutNode {
  package var record: UnsafeMutablePointer<LayoutRecord> { LayoutRecords.all.record(at: Int(element)) }

  /// The layout of the element.
  package var layout: ElementLayout {
    let element = ViewRuntime.elements[element]
    switch element.kind {
    case .text: return TreeLayout.layouts.text
    case .button: return TreeLayout.layouts.button
    case .root: return TreeLayout.layouts.root
    case .group: return TreeLayout.layouts.group
    case .container, .wrapper, .leaf, .layered:
      guard let payload = element.payload else { return placeLayout(element.flags) }
      // Safe because elements of these kinds refer to the layout that their place keeps.
      return Unmanaged<ElementLayout>.fromOpaque(payload).takeUnretainedValue()
    }
  }

  /// Returns the layout of a place with several views. See `ElementGroup.makeShared(in:)`.
  private func placeLayout(_ flags: ElementFlags) -> ElementLayout {
    guard flags.contains(.isPlace) else { preconditionFailure("An element with a layout of its own knows it.") }
    return flags.contains(.isDeep) ? TreeLayout.layouts.overlapping : TreeLayout.layouts.group
  }

  /// A Boolean value that indicates whether the element is a leaf.
  var isLeaf: Bool {
    let kind = ViewRuntime.elements[element].kind
    return kind == .text || kind == .leaf
  }

  /// A Boolean value that indicates whether the element shows a single text, and nothing else.
  package var isText: Bool { ViewRuntime.elements[element].kind == .text }

  /// The children of the element. The members of a group count as children of the element that contains the group.
  package var children: [LayoutNode] {
    var result: [LayoutNode] = []
    ViewRuntime.elements.forEachChild(of: element) { result.append(LayoutNode($0)) }
    return result
  }

  /// The only child of the element; nil if it has no children, or several.
  package var onlyChild: LayoutNode? {
    var group = element
    while true {
      let child = ViewRuntime.elements[group].firstChild
      guard child != 0, ViewRuntime.elements[child].next == 0 else { return nil }
      if ViewRuntime.elements[child].kind != .group { return LayoutNode(child) }
      group = child
    }
  }

  /// The element inside a wrapper.
  package var wrapped: LayoutNode { LayoutNode(ViewRuntime.elements[element].firstChild) }

  /// The closest ancestor that isn't a group; nil for a root.
  package var parent: LayoutNode? {
    var parent = ViewRuntime.elements[element].parent
    while parent != 0, ViewRuntime.elements[parent].kind == .group { parent = ViewRuntime.elements[parent].parent }
    return parent == 0 ? nil : LayoutNode(parent)
  }

  /// The element and its ancestors, the nearest first.
  var includingAncestors: some Sequence<LayoutNode> { sequence(first: self) { $0.parent } }

  package var environment: EnvironmentValues { ViewRuntime.elements.environment(of: element) }

  /// The tree of the element. A key path doesn't retain the scope and, unlike a closure, isn't checked for its actor.
  package var tree: TreeContext { ViewRuntime.elements[element].scope._withUnsafeGuaranteedRef(\.tree) }

  /// The values that layout reads from the environment.
  package var surroundings: LayoutSurroundings {
    LayoutSurroundings.of(ViewRuntime.elements[element].scope.takeUnretainedValue())
  }

  /// A Boolean value that indicates whether the element, or any element inside, sets an alignment guide.
  var hasGuides: Bool { ViewRuntime.elements[element].flags.contains(.hasGuides) }

  /// A Boolean value that indicates whether equal sizes for two proposals imply the same size for all proposals between them.
  var isSteady: Bool {
    // Closures of apps can compute guides in any way.
    ViewRuntime.elements[element].flags.isDisjoint(with: [.isUnsteady, .hasGuides])
  }

  /// The element inside all wrappers around it.
  package var unwrapped: LayoutNode {
    var node = self
    while ViewRuntime.elements[node.element].kind == .wrapper { node = node.wrapped }
    return node
  }

  /// A Boolean value that indicates whether the element is a leaf other than a text, in any number of wrappers.
  var isSolid: Bool { ViewRuntime.elements[unwrapped.element].kind == .leaf }

  /// The preferred distances to other views.
  var spacing: ViewSpacing {
    record.pointee.flags.insert(.isReliedOn)
    // For texts, the layout isn't looked up, because this property is read for every row of a long list.
    if isText {
      let spacing = textSpacing
      record.pointee.textStamp = spacing.textStamp
      return spacing
    }
    return layout.spacing(of: self)
  }

  /// The preferred distances to other views, for a container that doesn't need the preferred distances of texts, which depend on
  /// fonts.
  ///
  /// The container isn't notified when the font of a text changes.
  var spacingInAnyFont: ViewSpacing { isText ? .textInAnyFont : spacing }

  /// Returns a trait of the element. If several wrappers set it, the outermost one takes precedence.
  package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    var node = self
    while true {
      if ViewRuntime.elements[node.element].attachments != nil,
        let value = ViewRuntime.elements.ownTrait(key, of: node.element)
      {
        return value
      }
      // The wrapper of a subview that is shown elsewhere is empty.
      let element = ViewRuntime.elements[node.element]
      guard element.kind == .wrapper, element.firstChild != 0 else { return nil }
      node = node.wrapped
    }
  }
}
