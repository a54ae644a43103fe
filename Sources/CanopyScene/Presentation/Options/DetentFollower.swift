internal import CanopyCore

/// Observes the detent that the program selects, so that the sheet moves there.
final class DetentFollower: SourceOwner {
  private let source = OwnedSource("the detent of a sheet")
  private let selection: PresentationOptions.DetentSelection
  private let onChange: @MainActor () -> Void
  private var observed = ObservedReads()
  private var known: PresentationDetent?

  init(_ selection: PresentationOptions.DetentSelection, onChange: @escaping @MainActor () -> Void) {
    self.selection = selection
    self.onChange = onChange
    source.owner = self
    PendingWork.shared.keep(source)
  }

  deinit { source.owner = nil }

  func refresh() -> Bool {
    let new = observed.follow { selection.binding.wrappedValue }
    guard new != known else { return false }
    let isFirst = known == nil
    known = new
    let onChange = onChange
    if !isFirst { onMainActor { onChange() } }
    return false
  }
}
