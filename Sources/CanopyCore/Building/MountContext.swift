/// Where in the tree a view is being mounted or updated: everything that flows down to it besides its own value.
///
/// Plain memory that is handed down by value. What it refers to belongs to the views around and outlives those inside.
public struct _MountContext: BitwiseCopyable {
  /// The environment.
  @usableFromInline package var scope: Unmanaged<EnvironmentScope>
  /// The view with a body that this one is in; nil at the root.
  @usableFromInline package var owner: UnsafeMutablePointer<_BodyRecord>?
  /// The element that new ones are added to.
  @usableFromInline package var parent: ElementIndex
  /// How many bodies are around, and in the highest bit whether rows are made lazily: contexts are kept for each body.
  @usableFromInline var depthAndLaziness: UInt32
  /// What is attached to each element that is made here, innermost first.
  @usableFromInline package var attachments: Unmanaged<AttachmentSource>?
  /// What wraps each element that is made here, innermost first.
  @usableFromInline package var wrapper: Unmanaged<ElementWrapper>?
  /// The transaction modifiers around, innermost first.
  @usableFromInline package var transactions: Unmanaged<TransactionScope>?

  package init(
    scope: EnvironmentScope, owner: _BodyRecord.Address? = nil, parent: ElementIndex, depth: UInt32 = 0,
    attachments: AttachmentSource? = nil
  ) {
    self.scope = .passUnretained(scope)
    self.owner = owner
    self.parent = parent
    depthAndLaziness = depth
    self.attachments = attachments.map { .passUnretained($0) }
    wrapper = nil
    transactions = nil
  }

  /// The context of what is inside `element`, which takes the attachments and wrappers from here for itself.
  @inlinable
  package func inside(_ element: ElementIndex) -> _MountContext {
    var context = self
    context.parent = element
    context.attachments = nil
    context.wrapper = nil
    context.depthAndLaziness &= ~Self.lazinessBit
    return context
  }

  /// The context of what is inside a container that needs its rows only where they are to be seen.
  @inlinable
  func insideLazily(_ element: ElementIndex) -> _MountContext {
    var context = inside(element)
    if isLaidOut { context.depthAndLaziness |= Self.lazinessBit }
    return context
  }

  /// The context of what is inside `group`, which leaves the attachments and wrappers to its members.
  @inlinable
  package func inside(group: ElementIndex) -> _MountContext {
    var context = self
    context.parent = group
    return context
  }

  /// The context of what sees `scope`.
  @inlinable
  package func seeing(_ scope: EnvironmentScope) -> _MountContext {
    var context = self
    context.scope = .passUnretained(scope)
    return context
  }

  // MARK: Depth and laziness

  @usableFromInline static var lazinessBit: UInt32 { 1 << 31 }

  /// How many bodies are around.
  package var depth: UInt32 {
    get { depthAndLaziness & ~Self.lazinessBit }
    set { depthAndLaziness = (depthAndLaziness & Self.lazinessBit) | newValue }
  }

  /// Whether rows are made only where they are to be seen: the nearest container around is a lazy one.
  @usableFromInline var isLazy: Bool { depthAndLaziness & Self.lazinessBit != 0 }

  /// Whether the tree is laid out. If it is not, nobody knows what is to be seen.
  @usableFromInline var isLaidOut: Bool { scope._withUnsafeGuaranteedRef { $0.tree.isLaidOut } }
}
