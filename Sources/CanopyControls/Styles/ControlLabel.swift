internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
package import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A control behind its label, where the idiom shows labels of controls.
///
/// The label is hidden from assistive technologies, because the control has it, too.
struct ControlWithLabel<Label: View, Control: View>: View {
  private let alignment: VerticalAlignment
  /// A Boolean value that indicates whether the label is shown beside the control in the rows of a list.
  private let isLabeledInRows: Bool
  private let label: Label
  private let control: Control
  @Environment(\.controlTokens.label) private var tokens
  @Environment(\.labelsVisibility) private var labels

  init(
    alignment: VerticalAlignment = .firstTextBaseline, isLabeledInRows: Bool = true, label: Label,
    @ViewBuilder control: () -> Control
  ) {
    (self.alignment, self.label, self.control) = (alignment, label, control())
    self.isLabeledInRows = isLabeledInRows
  }

  var body: some View {
    HStack(alignment: alignment, spacing: tokens.spacing) {
      if isShown {
        label.opacity(tokens.opacity).accessibilityHidden(true)
        if tokens.fillsRow { Spacer(minLength: 0) }
      }
      control._formColumn(tokens.startsColumn)
    }
    .modifier(ControlFont())
  }
}

extension ControlWithLabel {
  @MainActor private var isShown: Bool {
    labels != .hidden && (tokens.isShown || isLabeledInRows && tokens.fillsRow)
  }
}

/// A modifier that makes a control as high as a line in the row of a list, which it may exceed.
struct RowControlHeight: ViewModifier {
  @Environment(\.controlTokens.label.controlHeight) private var height

  func body(content: Content) -> some View { content.frame(height: height) }
}

extension HorizontalAlignment {
  /// The guide at which the controls of a form begin that has a column for labels.
  package static let formColumn = HorizontalAlignment(FormColumn.self)

  private enum FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
}

extension View {
  /// Begins the column of controls with this view, in a form that has one.
  ///
  /// Elsewhere, no guide is set: everything around a guide is measured more often, because a guide can be computed in any way.
  @ViewBuilder
  func _formColumn(_ startsColumn: Bool) -> some View {
    if startsColumn { alignmentGuide(.formColumn) { $0[.leading] } } else { self }
  }
}

/// A modifier that sets the font of a control, unless the app has set one.
struct ControlFont: ViewModifier {
  @Environment(\.controlTokens.label.font) private var font

  func body(content: Content) -> some View {
    // The phone has no font for controls. A modifier that changes nothing would still make another environment for each control.
    if let font { content._changing(\.font, for: "control") { $0 = $0 ?? font } } else { content }
  }
}
