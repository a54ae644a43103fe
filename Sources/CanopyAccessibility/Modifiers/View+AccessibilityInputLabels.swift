public import CanopyCore
public import CanopyText

extension View {
  /// Sets the names that people can use to refer to the view, for example to press a button by voice. List the most important
  /// name first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .inputLabels(inputLabels))
  }

  /// Sets the names that people can use to refer to the view by voice. List the most important name first.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names that people can use to refer to the view by voice. List the most important name first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource], isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names that people can use to refer to the view by voice. List the most important name first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}

extension AccessibilityAttachmentModifier.Change {
  fileprivate static func inputLabels(_ labels: [Text]) -> Self {
    .each(makesElement: true) { $0.node.details.inputLabels = labels.map($1.string) }
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the names that people can use to refer to the view, for example to press a button by voice. List the most important
  /// name first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(isEnabled: isEnabled, .inputLabels(inputLabels))
  }

  /// Sets the names that people can use to refer to the view by voice. List the most important name first.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names that people can use to refer to the view by voice. List the most important name first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource], isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names that people can use to refer to the view by voice. List the most important name first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}
