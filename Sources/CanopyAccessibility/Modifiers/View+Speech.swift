public import CanopyCore
internal import CanopyStyle

extension View {
  /// Sets whether a screen reader spells out the text in this view letter by letter.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    _accessible(makesElement: false) { element, _ in element.node.details.speech.spellsOutCharacters = value }
  }

  /// Sets whether a screen reader always speaks the punctuation in this view.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    _accessible(makesElement: false) { element, _ in element.node.details.speech.alwaysIncludesPunctuation = value }
  }

  /// Sets whether announcements about this view wait for current speech to finish, instead of interrupting it.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    _accessible(makesElement: false) { element, _ in element.node.details.speech.queuesAnnouncements = value }
  }

  /// Adjusts the pitch with which a screen reader speaks the text in this view, by a value from -1 to 1.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    _accessible(makesElement: false) { element, _ in
      element.node.details.speech.adjustedPitch = min(max(value.isFinite ? value : 0, -1), 1)
    }
  }

  /// Sets whether this view keeps its colors while the system inverts the screen, which suits photos.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    _accessible(makesElement: false) { element, _ in element.node.details.ignoresInvertColors = active }
  }

  /// Enlarges the text and the image of this view while people hold a touch on it.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    _accessible { element, _ in element.node.details.largeContent = element.node.label ?? "" }
  }

  /// Shows another view, enlarged, while people hold a touch on this one.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    modifier(
      AccessibilityViewModifier(view: largeContentView()) { content, hidden, place in
        let text = AccessibleElement.joinedLabel(of: hidden().elements)
        content.changeEach(at: place, makesElement: true) { element, _ in element.node.details.largeContent = text }
      })
  }
}
