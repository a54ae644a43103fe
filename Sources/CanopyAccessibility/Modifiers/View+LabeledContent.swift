package import CanopyCore

extension View {
  /// Describes this view as content that a label names.
  ///
  /// Texts become the value of one element with the label. A control without a label gets this one. Anything else is a group.
  ///
  /// - Parameter label: A view whose text is the label. It may be shown elsewhere, hidden from assistive technologies.
  nonisolated package func _accessibilityContent<L: View>(labeledBy label: L) -> some View {
    modifier(
      AccessibilityViewModifier(view: label) { content, hidden, place in
        guard !content.elements.isEmpty, let label = AccessibleElement.joinedLabel(of: hidden().elements) else {
          return
        }
        content.name(label, at: place)
      })
  }
}

extension AccessibleContent {
  /// Gives the elements a label, as one element or as a group.
  fileprivate mutating func name(_ label: String, at place: AccessibilityPlace) {
    if elements.allSatisfy({ $0.node.role == .text && $0.node.actions.isEmpty }) {
      let text = AccessibleElement.combining(elements, role: .text, at: place)
      (text.node.value, text.node.label) = (text.node.label, label)
      replace(with: text)
    } else if elements.count == 1, elements[0].node.label == nil {
      let control = elements[0].copy()
      control.node.label = label
      elements[0] = control
    } else {
      contain(in: .group, at: place)
      elements[0].node.label = label
    }
  }
}
