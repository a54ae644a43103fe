public import CanopyCore
public import CanopyStyle

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
    _accessible { element, place in
      element.setCustomContent(key, value, importance, at: place)
    }
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
    _accessible { element, place in
      element.setCustomContent(key, Text(valueKey), importance, at: place)
    }
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
    return _accessible { element, place in
      element.setCustomContent(key, text, importance, at: place)
    }
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
    _accessible { element, place in
      element.setCustomContent(AccessibilityCustomContentKey(label), value, importance, at: place)
    }
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
    _accessible { element, place in
      element.setCustomContent(AccessibilityCustomContentKey(labelKey), value, importance, at: place)
    }
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
    _accessible { element, place in
      element.setCustomContent(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance, at: place)
    }
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
    return _accessible { element, place in
      element.setCustomContent(AccessibilityCustomContentKey(labelKey), text, importance, at: place)
    }
  }
}

// Modifiers in a row share one.

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
    accessible { element, place in
      element.setCustomContent(key, value, importance, at: place)
    }
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
    accessible { element, place in
      element.setCustomContent(key, Text(valueKey), importance, at: place)
    }
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
    return accessible { element, place in
      element.setCustomContent(key, text, importance, at: place)
    }
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
    accessible { element, place in
      element.setCustomContent(AccessibilityCustomContentKey(label), value, importance, at: place)
    }
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
    accessible { element, place in
      element.setCustomContent(AccessibilityCustomContentKey(labelKey), value, importance, at: place)
    }
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
    accessible { element, place in
      element.setCustomContent(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance, at: place)
    }
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
    return accessible { element, place in
      element.setCustomContent(AccessibilityCustomContentKey(labelKey), text, importance, at: place)
    }
  }
}
