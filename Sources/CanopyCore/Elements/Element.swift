/// An index into `ElementTree`. 0 is none.
@usableFromInline package typealias ElementIndex = UInt32

/// A node of the tree for layout, display, accessibility and tests.
///
/// Views with a body have no element, and neither do most modifiers. Groups are invisible: they contain views that come and go,
/// so that these can change without affecting their neighbors.
///
/// Safe because the place of the view keeps everything that its element refers to until the element has left the tree.
@usableFromInline
package struct Element: BitwiseCopyable {
  @usableFromInline package var parent: ElementIndex
  @usableFromInline package var firstChild: ElementIndex = 0
  @usableFromInline package var lastChild: ElementIndex = 0
  @usableFromInline package var next: ElementIndex = 0
  /// In the wrapper of a modifier: the neighbors in the list of all of that modifier.
  @usableFromInline package var nextOfWrapper: ElementIndex = 0
  @usableFromInline package var previousOfWrapper: ElementIndex = 0
  @usableFromInline package var kind: ElementKind
  @usableFromInline package var flags: ElementFlags = []
  /// A hash of the preference keys that are set in here: see `PreferenceReading`. Never too small.
  @usableFromInline package var preferences: UInt32 = 0
  /// The value of the view, in its slots. Its type depends on `kind`.
  @usableFromInline package var payload: UnsafeMutableRawPointer?
  /// The environment it sees.
  @usableFromInline package var scope: Unmanaged<EnvironmentScope>
  /// The view whose body contains the element.
  package var owner: _BodyRecord.Address?
  /// The attachments of modifiers, the innermost first.
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
  /// An element for a view that is mounted in `context`.
  package init(_ kind: ElementKind, in context: _MountContext, payload: UnsafeMutableRawPointer? = nil) {
    self.init(
      parent: context.parent, kind: kind, payload: payload, scope: context.scope, owner: context.owner,
      attachments: context.attachments)
  }
}

/// The kind of an element.
@usableFromInline
package enum ElementKind: UInt8, BitwiseCopyable {
  /// A group, whose children can change. They count as children of its parent.
  case group
  /// The root of a tree.
  case root
  case text
  /// A container, whose children are arranged by its layout.
  case container
  /// Something that can be pressed.
  case button
  /// A view with layers in front of it or behind it.
  case layered
  /// The wrapper of a modifier. Its first child is the wrapped element. See `ElementWrapper`.
  case wrapper
  /// Something without parts that takes up room.
  case leaf
}

/// Properties of an element that are read often.
@usableFromInline
package struct ElementFlags: OptionSet, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  // Defined here because that of `OptionSet` isn't inlined in other targets.
  @inlinable @inline(__always)
  package func contains(_ other: ElementFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// The second child and those after it are behind the first.
  @inlinable package static var isBehind: ElementFlags { ElementFlags(rawValue: 1 << 0) }

  /// It is in a wrapper, which is added and removed with it.
  @inlinable package static var isWrapped: ElementFlags { ElementFlags(rawValue: 1 << 1) }

  /// It or a descendant sets an alignment guide explicitly: see `alignmentGuide(_:computeValue:)`.
  @inlinable package static var hasGuides: ElementFlags { ElementFlags(rawValue: 1 << 2) }

  /// The group of a section.
  @inlinable package static var isSection: ElementFlags { ElementFlags(rawValue: 1 << 3) }

  /// The group of a section's header.
  @inlinable package static var isHeader: ElementFlags { ElementFlags(rawValue: 1 << 4) }

  /// The group of a section's footer.
  @inlinable package static var isFooter: ElementFlags { ElementFlags(rawValue: 1 << 5) }

  /// The element that keeps views whose subviews are shown elsewhere; its payload is their `SubviewListing`.
  @inlinable package static var listsSubviews: ElementFlags { ElementFlags(rawValue: 1 << 8) }

  /// The group of rows in a lazy container; its payload is their `RowWindow`.
  @inlinable package static var hasWindow: ElementFlags { ElementFlags(rawValue: 1 << 6) }

  /// The element that a place has for the modifiers around it: see `ElementGroup.makeShared(in:)`.
  @inlinable package static var isPlace: ElementFlags { ElementFlags(rawValue: 1 << 7) }

  /// In a place: its views are in front of each other, and not one below the other.
  @inlinable package static var isDeep: ElementFlags { ElementFlags(rawValue: 1 << 9) }

  /// It changes at a time that it has registered with the clock of its window.
  @inlinable package static var waitsForTime: ElementFlags { ElementFlags(rawValue: 1 << 10) }

  /// A modifier around it changes its transactions: see `ElementTree.transaction(of:)`.
  @inlinable package static var hasTransactions: ElementFlags { ElementFlags(rawValue: 1 << 12) }

  /// It, or something in it, may have one size for little room and for much, and another size between. `ViewThatFits` may,
  /// because it chooses among views by the room that there is.
  @inlinable package static var isUnsteady: ElementFlags { ElementFlags(rawValue: 1 << 11) }
}
