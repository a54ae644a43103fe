public import CanopyCore
public import CanopyDrawing
public import CanopyText
public import Foundation

extension View {
  /// The older form of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  /// The older form of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  /// The older form of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }

  /// The older form of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  /// The older form of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  /// The older form of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityAddTraits(traits)
  }

  /// The older form of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityRemoveTraits(traits)
  }

  /// The older form of `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// The older form of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilitySortPriority(sortPriority)
  }

  /// The older form of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint)
  }

  /// The older form of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint)
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// The older form of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(label)
  }

  /// The older form of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(value)
  }

  /// The older form of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityHint(hint)
  }

  /// The older form of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
    accessibilityHidden(hidden)
  }

  /// The older form of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
    accessibilityIdentifier(identifier)
  }

  /// The older form of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    accessibilityAddTraits(traits)
  }

  /// The older form of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  {
    accessibilityRemoveTraits(traits)
  }

  /// The older form of `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// The older form of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// The older form of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
    accessibilityActivationPoint(activationPoint)
  }

  /// The older form of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
    accessibilityActivationPoint(activationPoint)
  }
}
