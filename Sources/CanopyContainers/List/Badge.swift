internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
public import CanopyText
internal import Foundation

extension View {
  /// Shows a number at the trailing edge of this row; 0 for none.
  nonisolated public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(count, format: .number)) }

  /// Shows a text at the trailing edge of this row; nil for none.
  nonisolated public func badge(_ label: Text?) -> some View { containerValue(\.badge, label) }

  /// Shows a localized text at the trailing edge of this row; nil for none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text at the trailing edge of this row; nil for none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

extension ContainerValues {
  @Entry var badge: Text?
}

/// A badge in a row of a list.
struct RowBadge: View {
  let text: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    if prominence == .increased {
      text.font(.footnote.weight(.medium)).foregroundStyle(.white)
        .padding(.horizontal, 7).padding(.vertical, 2)
        .background(Color.red, in: Capsule())
    } else {
      text.foregroundStyle(prominence == .decreased ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.secondary))
    }
  }
}
