public import CanopyCore
public import CanopyDrawing
public import CanopyText
public import Foundation

extension View {
  /// Sets the URL that the view opens, if it is a link as a whole.
  nonisolated package func _accessibilityURL(_ url: URL) -> some View {
    _accessible { element, _ in element.node.details.url = url }
  }

  /// Sets the point that stands for a tap on the view.
  ///
  /// - Parameters:
  ///   - activationPoint: The point in the coordinates of the view.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(isEnabled: isEnabled, .activation(.points(activationPoint)))
  }

  /// Sets the point at which a tap activates the view.
  ///
  /// - Parameters:
  ///   - activationPoint: The point, relative to the view's frame.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(isEnabled: isEnabled, .activation(.relative(x: activationPoint.x, y: activationPoint.y)))
  }

  /// Sets whether people can interact with the view, which determines whether switch control and voice control reach it.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(isEnabled: isEnabled, .interaction(respondsToUserInteraction))
  }

  /// Sets whether touches go to the view directly, without the gestures of a screen reader.
  ///
  /// - Parameters:
  ///   - isDirectTouchArea: A Boolean value that indicates whether touches go to the view directly.
  ///   - options: The behavior of a screen reader in the area.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(.directTouch(isDirectTouchArea, options))
  }

  /// Sets a description of the scroll position, which a screen reader speaks when people scroll.
  ///
  /// - Parameters:
  ///   - status: The description, for example the number of the page.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(isEnabled: isEnabled, .scrollStatus(status))
  }

  /// Sets a description of the scroll position, which a screen reader speaks when people scroll.
  nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }

  /// Sets a description of the scroll position, which a screen reader speaks when people scroll.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }

  /// Sets a description of the scroll position, which a screen reader speaks when people scroll.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}

extension AccessibilityAttachmentModifier.Change {
  fileprivate static func activation(_ activation: AccessibleElement.Activation) -> Self {
    .each(makesElement: true) { element, _ in element.activation = activation }
  }

  fileprivate static func interaction(_ isPossible: Bool) -> Self {
    .each(makesElement: false) { element, _ in element.node.details.respondsToUserInteraction = isPossible }
  }

  fileprivate static func directTouch(_ isDirectTouchArea: Bool, _ options: AccessibilityDirectTouchOptions) -> Self {
    .each(makesElement: true) { element, _ in
      element.node.setTraits(
        isDirectTouchArea
          ? element.node.traits.union(.allowsDirectInteraction)
          : element.node.traits.subtracting(.allowsDirectInteraction))
      element.node.details.directTouch = isDirectTouchArea ? options.names : nil
    }
  }

  fileprivate static func scrollStatus(_ status: Text) -> Self {
    .each(makesElement: false) { $0.node.details.scrollStatus = $1.string(status) }
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the point at which a tap activates the view.
  ///
  /// - Parameters:
  ///   - activationPoint: The point in the coordinates of the view.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(isEnabled: isEnabled, .activation(.points(activationPoint)))
  }

  /// Sets the point at which a tap activates the view.
  ///
  /// - Parameters:
  ///   - activationPoint: The point, relative to the view's frame.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(isEnabled: isEnabled, .activation(.relative(x: activationPoint.x, y: activationPoint.y)))
  }

  /// Sets whether people can interact with the view, which determines whether switch control and voice control reach it.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessible(isEnabled: isEnabled, .interaction(respondsToUserInteraction))
  }

  /// Sets whether touches go to the view directly, without the gestures of a screen reader.
  ///
  /// - Parameters:
  ///   - isDirectTouchArea: A Boolean value that indicates whether touches go to the view directly.
  ///   - options: The behavior of a screen reader in the area.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, Modifier> {
    accessible(.directTouch(isDirectTouchArea, options))
  }

  /// Sets a description of the scroll position, which a screen reader speaks when people scroll.
  ///
  /// - Parameters:
  ///   - status: The description, for example the number of the page.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(isEnabled: isEnabled, .scrollStatus(status))
  }

  /// Sets a description of the scroll position, which a screen reader speaks when people scroll.
  nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }

  /// Sets a description of the scroll position, which a screen reader speaks when people scroll.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }

  /// Sets a description of the scroll position, which a screen reader speaks when people scroll.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}
