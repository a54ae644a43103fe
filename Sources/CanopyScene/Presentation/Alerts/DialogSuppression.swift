package import CanopyCore
package import CanopyStyle

/// The control with which people ask for an alert or a dialog not to be shown again.
package struct DialogSuppression {
  private let isSuppressed: Binding<Bool>
  private let label: Text?
  /// The control.
  let toggle: AnyView

  /// Creates a suppression.
  ///
  /// - Parameters:
  ///   - isSuppressed: The state that people change.
  ///   - label: The label; nil for the usual one.
  ///   - toggle: The control of that state with that label.
  package init(_ isSuppressed: Binding<Bool>, label: Text?, toggle: AnyView) {
    self.isSuppressed = isSuppressed
    self.label = label
    self.toggle = toggle
  }
}

extension DialogSuppression: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    one.label == other.label && one.isSuppressed.isSameLocation(as: other.isSuppressed)
  }
}
