public import CanopyCore
public import CanopyStyle
internal import Foundation

extension View {
  /// Adds help text to the view, which assistive technologies read as its hint.
  ///
  /// On a Mac, it is also shown beside the pointer. Here it isn't.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Adds help text to the view, which assistive technologies read as its hint.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

  /// Adds help text to the view, which assistive technologies read as its hint.
  @_disfavoredOverload
  nonisolated public func help(_ text: LocalizedStringResource) -> some View { accessibilityHint(Text(text)) }

  /// Adds help text to the view, which assistive technologies read as its hint.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}
