public import CanopyCore

extension View {
  /// Sets the prominence of section headers in this view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    setting(\.headerProminence, prominence)
  }
}
