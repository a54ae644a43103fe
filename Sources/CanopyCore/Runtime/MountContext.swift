/// The context in which a view is mounted or updated: everything that it inherits besides its own value.
///
/// It is plain memory that is passed by value. Safe because everything it refers to belongs to enclosing views, which outlive
/// those inside.
public struct _MountContext: BitwiseCopyable {
  /// The environment.
  @usableFromInline package var scope: Unmanaged<EnvironmentScope>
  /// The nearest enclosing view with a body; nil at the root.
  @usableFromInline package var owner: UnsafeMutablePointer<_BodyRecord>?
  /// The element that new elements are added to.
  @usableFromInline package var parent: ElementIndex
  /// The number of enclosing bodies, and flags of the nearest container in the highest bits. A context is stored for each body,
  /// so it is kept small.
  @usableFromInline var depthAndBits: UInt32
  /// The attachments of each element that is created here, the innermost first.
  @usableFromInline package var attachments: Unmanaged<AttachmentSource>?
  /// The wrapper of each element that is created here: an `ElementWrapper` of CanopyLayout, the innermost first.
  @usableFromInline package var wrapper: Unmanaged<AnyObject>?
  /// The enclosing transaction modifiers, innermost first.
  @usableFromInline package var transactions: Unmanaged<TransactionScope>?

  package init(
    scope: EnvironmentScope, owner: _BodyRecord.Address? = nil, parent: ElementIndex, depth: UInt32 = 0,
    attachments: AttachmentSource? = nil
  ) {
    self.scope = .passUnretained(scope)
    self.owner = owner
    self.parent = parent
    depthAndBits = depth
    self.attachments = attachments.map { .passUnretained($0) }
    wrapper = nil
    transactions = nil
  }

  /// Returns the context for the content of an element, which itself takes the attachments and wrappers of this context.
  @MainActor @inlinable
  package func inside(_ element: ElementIndex) -> _MountContext {
    var context = self
    if listsSubviews { context.scope = Self.relayedScope(of: element) }
    context.parent = element
    context.attachments = nil
    context.wrapper = nil
    context.depthAndBits &= Self.depthBits
    return context
  }

  /// Returns the context for the rows of a lazy container, which are independent of each other, and are created only where they
  /// are visible.
  @MainActor @inlinable
  package func insideLazily(_ element: ElementIndex) -> _MountContext {
    var context = inside(element)
    context.depthAndBits |= isLaidOut ? Self.separateRowsBit | Self.lazinessBit : Self.separateRowsBit
    return context
  }

  /// Returns the context for the views in `group`. A group leaves the attachments and wrappers to its members, but the element of
  /// a place takes them itself. See ``needsPlaceElement``.
  @inlinable
  package func inside(group: ElementIndex) -> _MountContext {
    var context = self
    context.parent = group
    if needsPlaceElement {
      context.attachments = nil
      context.wrapper = nil
    }
    return context
  }

  /// Returns the context for several views in `group`, none of which is the only view in its place.
  @inlinable
  package func inside(listOf group: ElementIndex) -> _MountContext {
    var context = inside(group: group)
    context.depthAndBits &= ~Self.placeBits
    return context
  }

  /// Returns the context for views that see `scope`.
  @inlinable
  package func seeing(_ scope: EnvironmentScope) -> _MountContext {
    var context = self
    context.scope = .passUnretained(scope)
    return context
  }

  // MARK: Depth

  @usableFromInline static var depthBits: UInt32 { 1 << 27 - 1 }

  /// The number of enclosing bodies.
  package var depth: UInt32 {
    get { depthAndBits & Self.depthBits }
    set { depthAndBits = (depthAndBits & ~Self.depthBits) | newValue }
  }

  // MARK: Rows

  @usableFromInline static var lazinessBit: UInt32 { 1 << 31 }
  @usableFromInline static var separateRowsBit: UInt32 { 1 << 30 }

  /// A Boolean value that indicates whether rows are created only where they are visible: the nearest container is lazy, and the
  /// tree is laid out.
  @usableFromInline var isLazy: Bool { depthAndBits & Self.lazinessBit != 0 }

  /// A Boolean value that indicates whether the nearest container realizes rows one by one, so that a lifecycle modifier around
  /// several of them acts for each.
  var hasSeparateRows: Bool { depthAndBits & Self.separateRowsBit != 0 }

  // MARK: Subviews

  @inlinable static var listingBit: UInt32 { 1 << 27 }

  /// A Boolean value that indicates whether each element created here is a subview that is shown elsewhere.
  @inlinable package var listsSubviews: Bool {
    get { depthAndBits & Self.listingBit != 0 }
    set { depthAndBits = newValue ? depthAndBits | Self.listingBit : depthAndBits & ~Self.listingBit }
  }

  /// Returns the scope of an element that was created in a list of subviews. Each element has its own scope.
  @MainActor @usableFromInline
  static func relayedScope(of element: ElementIndex) -> Unmanaged<EnvironmentScope> {
    ViewRuntime.elements[element].scope
  }

  // MARK: Layout

  /// A Boolean value that indicates whether the tree is laid out. If it isn't, visibility is unknown.
  @usableFromInline var isLaidOut: Bool { scope._withUnsafeGuaranteedRef { $0.tree.isLaidOut } }
}
