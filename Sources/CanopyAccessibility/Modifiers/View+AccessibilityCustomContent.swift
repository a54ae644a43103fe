public import CanopyCore
public import CanopyText

extension View {
  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - key: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(.customContent(key, value, importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - key: The name of the information. Content with the same key is replaced.
  ///   - valueKey: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(.customContent(key, Text(valueKey), importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - key: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let text = Text(value)
    return _accessible(.customContent(key, text, importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - label: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(.customContent(AccessibilityCustomContentKey(label), value, importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(.customContent(AccessibilityCustomContentKey(labelKey), value, importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the information. Content with the same key is replaced.
  ///   - valueKey: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(.customContent(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let text = Text(value)
    return _accessible(.customContent(AccessibilityCustomContentKey(labelKey), text, importance))
  }
}

extension AccessibilityAttachmentModifier.Change {
  fileprivate static func customContent(
    _ key: @autoclosure @escaping () -> AccessibilityCustomContentKey, _ value: @autoclosure @escaping () -> Text?,
    _ importance: AXCustomContent.Importance
  ) -> Self {
    .each(makesElement: true) { $0.setCustomContent(key(), value(), importance, at: $1) }
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - key: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessible(.customContent(key, value, importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - key: The name of the information. Content with the same key is replaced.
  ///   - valueKey: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessible(.customContent(key, Text(valueKey), importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - key: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    let text = Text(value)
    return accessible(.customContent(key, text, importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - label: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessible(.customContent(AccessibilityCustomContentKey(label), value, importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessible(.customContent(AccessibilityCustomContentKey(labelKey), value, importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the information. Content with the same key is replaced.
  ///   - valueKey: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessible(.customContent(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance))
  }

  /// Adds information about the view, which people ask for when they want to know more.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the information. Content with the same key is replaced.
  ///   - value: The information; nil to remove it.
  ///   - importance: The importance, which decides whether it is read with the label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    let text = Text(value)
    return accessible(.customContent(AccessibilityCustomContentKey(labelKey), text, importance))
  }
}
