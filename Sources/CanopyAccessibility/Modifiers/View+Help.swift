public import CanopyCore
public import CanopyText
internal import Foundation

extension View {
  /// Adds help text to the view, which assistive technologies read as its hint.
  ///
  /// On a Mac, the text also appears beside the pointer. In Canopy, it doesn't.
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
