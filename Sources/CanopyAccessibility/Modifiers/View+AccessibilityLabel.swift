public import CanopyCore
public import CanopyText

extension View {
  /// Sets the label of the view for assistive technologies: the name that they read.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .label(label))
  }

  /// Sets the label of the view for assistive technologies: the name that they read.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .label(Text(label)))
  }

  /// Sets the label of the view for assistive technologies: the name that they read.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(isEnabled: isEnabled, .label(Text(label)))
  }

  /// Sets the label of the view for assistive technologies: the name that they read.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    let text = Text(label)
    return _accessible(isEnabled: isEnabled, .label(text))
  }
}

extension AccessibilityAttachmentModifier.Change {
  fileprivate static func label(_ text: @autoclosure @escaping () -> Text) -> Self {
    .each(makesElement: true) { $0.node.label = $1.string(text()) }
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the label of the view for assistive technologies: the name that they read.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(isEnabled: isEnabled, .label(label))
  }

  /// Sets the label of the view for assistive technologies: the name that they read.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(isEnabled: isEnabled, .label(Text(label)))
  }

  /// Sets the label of the view for assistive technologies: the name that they read.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(isEnabled: isEnabled, .label(Text(label)))
  }

  /// Sets the label of the view for assistive technologies: the name that they read.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    let text = Text(label)
    return accessible(isEnabled: isEnabled, .label(text))
  }
}
