/// A source for a type in another target, which can't inherit from `Source`.
///
/// A computed source has an owner that computes its value. The owner sets `owner` to nil when it is deinitialized, because
/// an update may keep the source longer.
///
/// Safe because the owner is only reached where bodies run.
package final class OwnedSource: Source, @unchecked Sendable {
  private let name: String
  // Safe because owners set it to nil when they are deinitialized.
  @exclusivity(unchecked) unowned(unsafe) package var owner: (any SourceOwner)?

  /// - Parameter name: The name in reports.
  package init(_ name: String) {
    self.name = name
    super.init()
  }

  override var label: String { name }
  override var isComputed: Bool { owner != nil }
  override func refresh() -> Bool { owner?.refresh() ?? true }
}

/// A type that computes the value of an ``OwnedSource``.
package protocol SourceOwner: AnyObject {
  /// Brings the value up to date.
  ///
  /// - Returns: A Boolean value that indicates whether the value has changed.
  func refresh() -> Bool
}
