/// The index of an element in `ElementTree`; 0 for no element.
@usableFromInline package typealias ElementIndex = UInt32

/// A node in the tree that layout, display, accessibility and tests use.
///
/// Views with a body and most modifiers have no element. A group is an invisible element with a variable number of children, so
/// that they can be added and removed without affecting the siblings of the group.
///
/// Safe because the view's place in the tree keeps everything that its element refers to until the element has left the tree.
@usableFromInline
package struct Element: BitwiseCopyable {
  @usableFromInline package var parent: ElementIndex
  @usableFromInline package var firstChild: ElementIndex = 0
  @usableFromInline package var lastChild: ElementIndex = 0
  @usableFromInline package var next: ElementIndex = 0
  /// The next element in the list of all elements of the same `ElementWrapper`.
  @usableFromInline package var nextOfWrapper: ElementIndex = 0
  /// The previous element in that list.
  @usableFromInline package var previousOfWrapper: ElementIndex = 0
  @usableFromInline package var kind: ElementKind
  @usableFromInline package var flags: ElementFlags = []
  /// A bit mask with the hashes of all preference keys that are set at this element or inside it. Bits are never removed. See
  /// `PreferenceReading`.
  @usableFromInline package var preferences: UInt32 = 0
  /// The data of the element, such as the view's value in its slots. The type depends on `kind` and `flags`.
  @usableFromInline package var payload: UnsafeMutableRawPointer?
  /// The scope with the environment of the element.
  @usableFromInline package var scope: Unmanaged<EnvironmentScope>
  /// The record of the view whose body contains the element.
  package var owner: _BodyRecord.Address?
  /// The innermost attachment, which refers to the next outer one.
  @usableFromInline package var attachments: Unmanaged<AttachmentSource>?

  package init(
    parent: ElementIndex, kind: ElementKind, payload: UnsafeMutableRawPointer? = nil,
    scope: Unmanaged<EnvironmentScope>,
    owner: _BodyRecord.Address? = nil, attachments: Unmanaged<AttachmentSource>? = nil
  ) {
    self.parent = parent
    self.kind = kind
    self.payload = payload
    self.scope = scope
    self.owner = owner
    self.attachments = attachments
  }
}

extension Element {
  /// Creates an element for a view that is mounted in `context`.
  package init(_ kind: ElementKind, in context: _MountContext, payload: UnsafeMutableRawPointer? = nil) {
    self.init(
      parent: context.parent, kind: kind, payload: payload, scope: context.scope, owner: context.owner,
      attachments: context.attachments)
  }
}

/// The kind of an element.
@usableFromInline
package enum ElementKind: UInt8, BitwiseCopyable {
  /// An invisible element with a variable number of children, which count as children of the group's parent.
  case group
  /// The root of a tree.
  case root
  case text
  /// A container whose layout places its children.
  case container
  /// A view that people can press.
  case button
  /// A view with layers in front of it or behind it.
  case layered
  /// The wrapper of a modifier. Its first child is the wrapped element. See `ElementWrapper`.
  case wrapper
  /// An element without children, other than text.
  case leaf
}

/// Frequently read properties of an element.
@usableFromInline
package struct ElementFlags: OptionSet, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  // Replaces the method of `OptionSet`, which isn't inlined in other targets.
  @inlinable @inline(__always)
  package func contains(_ other: ElementFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// The second child and those after it are behind the first.
  @inlinable package static var isBehind: ElementFlags { ElementFlags(rawValue: 1 << 0) }

  /// The element is the child of a wrapper, which is added and removed with it.
  @inlinable package static var isWrapped: ElementFlags { ElementFlags(rawValue: 1 << 1) }

  /// The element or a descendant sets an alignment guide explicitly. See `alignmentGuide(_:computeValue:)`.
  @inlinable package static var hasGuides: ElementFlags { ElementFlags(rawValue: 1 << 2) }

  /// The element is the group of a section.
  @inlinable package static var isSection: ElementFlags { ElementFlags(rawValue: 1 << 3) }

  /// The element is the group of a section's header.
  @inlinable package static var isHeader: ElementFlags { ElementFlags(rawValue: 1 << 4) }

  /// The element is the group of a section's footer.
  @inlinable package static var isFooter: ElementFlags { ElementFlags(rawValue: 1 << 5) }

  /// The element is the group of a grid's row. See `ElementGroup.setRow(_:of:)`.
  @inlinable package static var isGridRow: ElementFlags { ElementFlags(rawValue: 1 << 13) }

  /// The element contains a view whose subviews are shown elsewhere. Its payload is a `SubviewListing`.
  @inlinable package static var listsSubviews: ElementFlags { ElementFlags(rawValue: 1 << 8) }

  /// The element is the group of the rows in a lazy container. Its payload is a `RowWindow`.
  @inlinable package static var hasWindow: ElementFlags { ElementFlags(rawValue: 1 << 6) }

  /// The element was created so that the modifiers of a place with several views apply to one element. See
  /// `ElementGroup.makeShared(in:)`.
  @inlinable package static var isPlace: ElementFlags { ElementFlags(rawValue: 1 << 7) }

  /// The views in a place (see `isPlace`) overlap. Otherwise they are stacked vertically.
  @inlinable package static var isDeep: ElementFlags { ElementFlags(rawValue: 1 << 9) }

  /// The element changes at a date that is registered with the clock of its window.
  @inlinable package static var waitsForTime: ElementFlags { ElementFlags(rawValue: 1 << 10) }

  /// The group of a view with an identifier: see `ElementTree.identity(of:)`.
  @inlinable package static var isIdentified: ElementFlags { ElementFlags(rawValue: 1 << 14) }

  /// The group of the rows of a `ForEach`: see `ElementTree.identifiedRows(of:)`.
  @inlinable package static var hasRows: ElementFlags { ElementFlags(rawValue: 1 << 15) }

  /// A modifier around the element changes its transactions. See `ElementTree.transaction(of:)`.
  @inlinable package static var hasTransactions: ElementFlags { ElementFlags(rawValue: 1 << 12) }

  /// The element or a descendant may have the same size for two proposals, but another size for a proposal between them. An
  /// example is `ViewThatFits`, which chooses a view by the proposal.
  @inlinable package static var isUnsteady: ElementFlags { ElementFlags(rawValue: 1 << 11) }
}
