public import CanopyCore
public import CanopyText

extension View {
  /// Sets a hint for assistive technologies: the result of an action of the view.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .hint(hint))
  }

  /// Sets a hint for assistive technologies: the result of an action of the view.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .hint(Text(hint)))
  }

  /// Sets a hint for assistive technologies: the result of an action of the view.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .hint(Text(hint)))
  }

  /// Sets a hint for assistive technologies: the result of an action of the view.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    let text = Text(hint)
    return _accessible(isEnabled: isEnabled, .hint(text))
  }
}

extension AccessibilityAttachmentModifier.Change {
  fileprivate static func hint(_ text: @autoclosure @escaping () -> Text) -> Self {
    .each(makesElement: true) { $0.node.hint = $1.string(text()) }
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets a hint for assistive technologies: the result of an action of the view.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> ModifiedContent<Content, Modifier>
  {
    accessible(isEnabled: isEnabled, .hint(hint))
  }

  /// Sets a hint for assistive technologies: the result of an action of the view.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(isEnabled: isEnabled, .hint(Text(hint)))
  }

  /// Sets a hint for assistive technologies: the result of an action of the view.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(isEnabled: isEnabled, .hint(Text(hint)))
  }

  /// Sets a hint for assistive technologies: the result of an action of the view.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    let text = Text(hint)
    return accessible(isEnabled: isEnabled, .hint(text))
  }
}
