public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

extension View {
  /// Adds an action that is named by the text of a view. The view isn't shown.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - label: A view with the name of the action, and an image.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(
      AccessibilityViewModifier(view: label()) { content, hidden, place in
        let parts = hidden().elements
        content.changeEach(at: place, makesElement: true) { element, _ in
          var named = AccessibilityNodeAction(
            .named, name: AccessibleElement.joinedLabel(of: parts._withoutImages) ?? "")
          named.image = parts.first { $0.node.role == .image }?.node.label
          element.add(named, .run(action))
        }
      })
  }

  /// Adds the actions of buttons. The buttons aren't shown.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .accessibilityActions {
  ///     Button("Reply") { reply(to: message) }
  ///     Button("Archive", systemImage: "archivebox") { archive(message) }
  ///   }
  /// ```
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    accessibilityActions(category: .default, content)
  }

  /// Adds the actions of buttons in a category. The buttons aren't shown.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(
      AccessibilityViewModifier(view: content()) { content, hidden, place in
        let buttons = hidden().elements
        content.changeEach(at: place, makesElement: true) { element, place in
          for button in buttons { element.add(actionOf: button, in: category.name(at: place)) }
        }
      })
  }

  /// Sets the label of this view for assistive technologies to the texts of another view, which isn't shown.
  ///
  /// - Parameter content: Returns the view. Its parameter is a placeholder for the label that this view has without the
  ///   modifier.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      AccessibilityViewModifier(view: content(PlaceholderContentView(of: LabelPlaceholder()))) {
        content, hidden, place in
        let label = AccessibilityBuilder.replacingPlaceholders(by: content.elements) {
          AccessibleElement.joinedLabel(of: hidden().elements)
        }
        content.changeEach(at: place, makesElement: true) { element, _ in element.node.label = label }
      })
  }
}

/// A view that represents the original content in the view that describes it.
private struct LabelPlaceholder {
  nonisolated init() {}
}

@MainActor
extension LabelPlaceholder: View, LeafView {
  func makeLeaf() -> PlaceholderLeaf { PlaceholderLeaf() }
  func update(_: inout PlaceholderLeaf) -> LeafChange { .nothing }
}

extension AccessibleElement {
  /// Adds a button's action, named by the button's label.
  fileprivate func add(actionOf button: AccessibleElement, in category: String?) {
    guard let effect = button.effect(of: .default), button.node.isEnabled else { return }
    var action = AccessibilityNodeAction(.named, name: button.node.label ?? "")
    action.category = category
    add(action, effect)
  }
}

extension [AccessibleElement] {
  /// The elements other than images, or all if there are only images.
  fileprivate var _withoutImages: [AccessibleElement] {
    let others = filter { $0.node.role != .image }
    return others.isEmpty ? self : others
  }
}
