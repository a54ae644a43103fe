public import CanopyCore

extension View {
  /// Says how much headers of sections in this view stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    setting(\.headerProminence, prominence)
  }
}
