internal import CanopyCore
internal import CanopyStyle

/// The styles of the controls that neither the app nor a container styles.
package struct UsualStyles: Equatable {
  /// A Boolean value that indicates whether buttons and text fields have borders.
  let hasBorders: Bool
  /// A Boolean value that indicates whether toggles are checkboxes and not switches.
  let hasCheckboxes: Bool

  init(idiom: InterfaceIdiom) {
    hasBorders = idiom == .desktop
    hasCheckboxes = idiom == .desktop
  }
}

extension EnvironmentValues {
  /// The styles of the controls that neither the app nor a container styles.
  var usualStyles: UsualStyles { UsualStyles(idiom: interfaceIdiom) }
}
