public import CanopyCore

extension View {
  /// Makes a property true while the focus of an assistive technology is at this view. Setting it to true moves the focus here.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Makes a property equal to a value while the focus of an assistive technology is at this view. Setting it to the value moves
  /// the focus here.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    _accessible { element, _ in element.focusLinks.append(AccessibilityFocusLink(binding, value)) }
  }

  /// Sets the initial value of a focus property when an assistive technology first visits this view, so that its focus begins
  /// at the view with that value.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    _accessible(makesElement: false) { element, _ in
      element.beginFocus = { if binding.wrappedValue != value { binding.wrappedValue = value } }
    }
  }
}

extension AccessibilityFocusLink {
  /// Creates the connection to a focus state that has a value while the focus is at the view.
  fileprivate init<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) {
    self.init(technologies: binding.technologies) {
      binding.wrappedValue == value
    } setFocused: { isFocused in
      if isFocused {
        if binding.wrappedValue != value { binding.wrappedValue = value }
      } else if binding.wrappedValue == value, let other = nothing(Value.self) {
        binding.wrappedValue = other
      }
    }
  }
}

/// The value of a focus state while the focus is elsewhere.
private func nothing<Value>(_: Value.Type) -> Value? {
  if Value.self == Bool.self { return false as? Value }
  return (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
}
