package import CanopyCore
package import CanopyText
internal import CanopyLayout
internal import Foundation

/// The description of a control for assistive technologies: a slider, a text field, a toggle.
///
/// ```swift
/// track.accessibilityControl(
///   AccessibilityControl(.slider, value: Text("30%"), adjust: { direction in step(direction) }), label: label)
/// ```
package struct AccessibilityControl {
  package var role: AccessibilityRole
  package var value: Text?
  package var toggleState: AccessibilityToggleState?
  /// A Boolean value that indicates whether the text in the control is its value, rather than its label.
  package var textsAreValue: Bool
  /// Changes the value by a step.
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// Replaces the text.
  package var setValue: ((String) -> Void)?
  /// Activates the control, or nil if an element inside the control does that when pressed.
  package var activate: (() -> Void)?

  package init(
    _ role: AccessibilityRole, value: Text? = nil, toggleState: AccessibilityToggleState? = nil,
    textsAreValue: Bool = false, adjust: ((AccessibilityAdjustmentDirection) -> Void)? = nil,
    setValue: ((String) -> Void)? = nil,
    activate: (() -> Void)? = nil
  ) {
    (self.role, self.value, self.toggleState, self.textsAreValue) = (role, value, toggleState, textsAreValue)
    (self.adjust, self.setValue, self.activate) = (adjust, setValue, activate)
  }

  /// Creates one element for a view. The text of the view is its label.
  func apply(to content: inout AccessibleContent, at place: AccessibilityPlace) {
    if content.isHidden { return }
    let element = AccessibleElement.combining(content.elements, role: role, at: place)
    element.node.role = role
    element.node.traits.formUnion(role.traits)
    element.node.toggleState = toggleState
    if textsAreValue { (element.node.value, element.node.label) = (element.node.label, nil) }
    if let value { element.node.value = place.string(value) }
    if let activate { element.add(AccessibilityNodeAction(.default), .run(activate)) }
    if let adjust { element.add(adjustment: adjust) }
    if let setValue { element.add(AccessibilityNodeAction(.setValue), .setValue(setValue)) }
    content.replace(with: element)
  }
}

extension View {
  /// Describes this view as a control that is a single element for assistive technologies. The text of the view is its label.
  nonisolated package func _accessibilityControl(_ control: AccessibilityControl) -> some View {
    _accessible(.control(control))
  }

  /// Describes this view as a control with a label. The label doesn't have to be visible: if the control shows no text,
  /// assistive technologies read this label.
  nonisolated package func _accessibilityControl<L: View>(_ control: AccessibilityControl, label: L) -> some View {
    _accessible(.control(control)).modifier(
      AccessibilityViewModifier(view: label) { content, hidden, _ in
        guard let element = content.elements.first, element.node.label == nil else { return }
        let copy = element.copy()
        copy.node.label = AccessibleElement.joinedLabel(of: hidden().elements)
        content.elements[0] = copy
      })
  }
}

extension View {
  /// Describes the value of this view, which is a control, by the text of a view that isn't shown.
  nonisolated package func _accessibilityValue(from view: AnyView?) -> some View {
    modifier(
      AccessibilityViewModifier(view: view) { content, hidden, _ in
        guard let element = content.elements.first,
          let value = AccessibleElement.joinedLabel(of: hidden().elements)
        else { return }
        let copy = element.copy()
        copy.node.value = value
        content.elements[0] = copy
      })
  }
}

extension AccessibleElement {
  /// Adds actions that change the value by a step.
  func add(adjustment handler: @escaping (AccessibilityAdjustmentDirection) -> Void) {
    add(AccessibilityNodeAction(.increment), .run { handler(.increment) })
    add(AccessibilityNodeAction(.decrement), .run { handler(.decrement) })
  }
}
