internal import CanopyCore
internal import CanopyStyle
internal import Foundation

extension EnvironmentValues {
  /// Returns what a window of a screen has unless a test sets something else: the same on every machine.
  @MainActor
  static func window(of size: CGSize) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_US")
    values.scenePhase = .active
    values.undoManager = UndoManager()
    values.horizontalSizeClass = size.width < 600 ? .compact : .regular
    return values.asDefaults
  }
}
