public import CanopyCore

extension View {
  /// Adds traits to the view for assistive technologies.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(.traits(adding: traits))
  }

  /// Removes traits from the view for assistive technologies.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(.traits(removing: traits))
  }

  /// Sets whether assistive technologies skip the view and everything inside it.
  ///
  /// - Parameters:
  ///   - hidden: A Boolean value that indicates whether the view is hidden.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .hidden(hidden))
  }

  /// Sets an identifier with which tests and assistive technologies find the view. People don't perceive it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier to set.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .identifier(identifier))
  }

  /// Sets the heading level of the view, which is a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(.heading(level))
  }

  /// Sets the kind of text in the view, which assistive technologies use to choose how to read it.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(.textContentType(value))
  }

  /// Sets the reading order of the view within its container. Views with a higher priority come first. The default is 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(.sortPriority(sortPriority))
  }
}

extension AccessibilityAttachmentModifier.Change {
  fileprivate static func traits(adding traits: AccessibilityTraits) -> Self {
    .each(makesElement: true) { element, _ in element.node.setTraits(element.node.traits.union(traits)) }
  }

  fileprivate static func traits(removing traits: AccessibilityTraits) -> Self {
    .each(makesElement: false) { element, _ in element.node.setTraits(element.node.traits.subtracting(traits)) }
  }

  fileprivate static func heading(_ level: AccessibilityHeadingLevel) -> Self {
    .each(makesElement: true) { element, _ in
      element.node.setTraits(element.node.traits.union(.isHeader))
      element.node.details.headingLevel = level.number
    }
  }

  fileprivate static func textContentType(_ value: AccessibilityTextContentType) -> Self {
    .each(makesElement: true) { element, _ in element.node.details.textContentType = value.name }
  }

  fileprivate static func sortPriority(_ priority: Double) -> Self {
    .each(makesElement: false) { element, _ in element.node.sortPriority = priority }
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds traits to the view for assistive technologies.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    accessible(.traits(adding: traits))
  }

  /// Removes traits from the view for assistive technologies.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  {
    accessible(.traits(removing: traits))
  }

  /// Sets whether assistive technologies skip the view and everything inside it.
  ///
  /// - Parameters:
  ///   - hidden: A Boolean value that indicates whether the view is hidden.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(isEnabled: isEnabled, .hidden(hidden))
  }

  /// Sets an identifier with which tests and assistive technologies find the view. People don't perceive it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier to set.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(isEnabled: isEnabled, .identifier(identifier))
  }

  /// Sets the heading level of the view, which is a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier>
  {
    accessible(.heading(level))
  }

  /// Sets the kind of text in the view, which assistive technologies use to choose how to read it.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(.textContentType(value))
  }

  /// Sets the reading order of the view within its container. Views with a higher priority come first. The default is 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
    accessible(.sortPriority(sortPriority))
  }
}
