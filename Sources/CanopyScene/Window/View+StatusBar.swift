public import CanopyCore

extension View {
  /// Hides or shows the status bar of the device.
  ///
  /// Windows on Linux have no status bar, so it is always hidden here. The modifier lets programs that hide it elsewhere build.
  ///
  /// - Parameter hidden: A Boolean value that indicates whether to hide the status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides or shows the status bar of the device. This is the older spelling of `statusBarHidden(_:)`.
  ///
  /// - Parameter hidden: A Boolean value that indicates whether to hide the status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
}
