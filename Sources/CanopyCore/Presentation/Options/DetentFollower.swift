/// Follows the detent that a program selects, so that the sheet moves there.
final class DetentFollower: Source, @unchecked Sendable {
  private let selection: PresentationOptions.DetentSelection
  private let onChange: @MainActor () -> Void
  private var observed = ObservedReads()
  private var known: PresentationDetent?

  init(_ selection: PresentationOptions.DetentSelection, onChange: @escaping @MainActor () -> Void) {
    self.selection = selection
    self.onChange = onChange
    super.init()
    PendingWork.shared.keep(self)
  }

  override var label: String { "the detent of a sheet" }

  override var isComputed: Bool { true }

  override func refresh() -> Bool {
    let new = observed.follow { selection.binding.wrappedValue }
    guard new != known else { return false }
    let isFirst = known == nil
    known = new
    if !isFirst { onMainActor { onChange() } }
    return false
  }
}
