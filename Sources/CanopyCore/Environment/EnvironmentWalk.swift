/// The position of a search through the scopes.
///
/// Safe because a scope retains its parent and the target of its redirection, and the search begins at a scope that is retained.
struct EnvironmentWalk {
  private var next: Unmanaged<EnvironmentScope>?
  /// The last redirection that the search has passed, if it hasn't reached its boundary yet.
  private var detour: EnvironmentRedirection?

  init(from scope: EnvironmentScope) { next = .passUnretained(scope) }

  /// Moves to the next scope. Returns the scope that it leaves behind, or nil at the end.
  @inline(__always)
  mutating func step() -> Unmanaged<EnvironmentScope>? {
    guard let scope = next else { return nil }
    scope._withUnsafeGuaranteedRef { scope in
      next = scope.parent.map { .passUnretained($0) }
      // Most scopes inherit from their parents.
      if detour != nil || scope.redirects { redirect(at: scope) }
    }
    return scope
  }

  private mutating func redirect(at scope: EnvironmentScope) {
    if scope.redirects, let redirection = scope.redirection {
      if redirection.isWhole { next = nil }
      if redirection.target != nil { detour = detour ?? redirection }
    }
    guard let detour, let next, let boundary = detour.boundary, next.toOpaque() == Self.address(of: boundary) else {
      return
    }
    self.next = detour.target.map { .passUnretained($0) }
    self.detour = nil
  }

  private static func address(of scope: EnvironmentScope) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(scope).toOpaque()
  }
}
