public import CanopyCore
public import CanopyText

extension View {
  /// Sets the value of the view for assistive technologies, such as the percentage of a slider.
  ///
  /// - Parameters:
  ///   - valueDescription: A description of the value.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .value(valueDescription))
  }

  /// Sets the value of the view for assistive technologies, such as the percentage of a slider.
  ///
  /// - Parameters:
  ///   - valueDescription: A description of the value.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityValue(_ valueDescription: LocalizedStringKey, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(isEnabled: isEnabled, .value(Text(valueDescription)))
  }

  /// Sets the value of the view for assistive technologies, such as the percentage of a slider.
  ///
  /// - Parameters:
  ///   - valueDescription: A description of the value.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueDescription: LocalizedStringResource, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(isEnabled: isEnabled, .value(Text(valueDescription)))
  }

  /// Sets the value of the view for assistive technologies, such as the percentage of a slider.
  ///
  /// - Parameters:
  ///   - valueDescription: A description of the value.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ valueDescription: S, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    let text = Text(valueDescription)
    return _accessible(isEnabled: isEnabled, .value(text))
  }
}

extension AccessibilityAttachmentModifier.Change {
  fileprivate static func value(_ text: @autoclosure @escaping () -> Text) -> Self {
    .each(makesElement: true) { $0.node.value = $1.string(text()) }
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the value of the view for assistive technologies, such as the percentage of a slider.
  ///
  /// - Parameters:
  ///   - valueDescription: A description of the value.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(isEnabled: isEnabled, .value(valueDescription))
  }

  /// Sets the value of the view for assistive technologies, such as the percentage of a slider.
  ///
  /// - Parameters:
  ///   - valueDescription: A description of the value.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityValue(_ valueDescription: LocalizedStringKey, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(isEnabled: isEnabled, .value(Text(valueDescription)))
  }

  /// Sets the value of the view for assistive technologies, such as the percentage of a slider.
  ///
  /// - Parameters:
  ///   - valueDescription: A description of the value.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueDescription: LocalizedStringResource, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(isEnabled: isEnabled, .value(Text(valueDescription)))
  }

  /// Sets the value of the view for assistive technologies, such as the percentage of a slider.
  ///
  /// - Parameters:
  ///   - valueDescription: A description of the value.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ valueDescription: S, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    let text = Text(valueDescription)
    return accessible(isEnabled: isEnabled, .value(text))
  }
}
