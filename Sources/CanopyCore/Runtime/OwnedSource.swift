/// A source of a type that can't be a `Source` itself, because it is in another target.
///
/// If it is computed, its owner computes it, and sets `owner` to nil when it goes: an update may keep the source for longer.
///
/// Safe because the owner is only reached where bodies run.
package final class OwnedSource: Source, @unchecked Sendable {
  private let name: String
  // Safe because owners set it to nil when they go.
  @exclusivity(unchecked) unowned(unsafe) package var owner: (any SourceOwner)?

  /// - Parameter name: What reports call it.
  package init(_ name: String) {
    self.name = name
    super.init()
  }

  override var label: String { name }
  override var isComputed: Bool { owner != nil }
  override func refresh() -> Bool { owner?.refresh() ?? true }
}

/// Computes the value of an ``OwnedSource``.
package protocol SourceOwner: AnyObject {
  /// Brings the value up to date. Returns true if it has changed.
  func refresh() -> Bool
}
