public import CanopyCore
public import CanopyStyle
public import CanopyText

extension View {
  /// Adds an action that assistive technologies can perform.
  ///
  /// - Parameters:
  ///   - actionKind: The kind of the action.
  ///   - handler: The action.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(.action(actionKind, handler))
  }

  /// Adds an action with a name, which people choose from the actions of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(.action(named: name, handler))
  }

  /// Adds an action with a name, which people choose from the actions of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  nonisolated public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(.action(named: Text(name), handler))
  }

  /// Adds an action with a name, which people choose from the actions of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(named name: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(.action(named: Text(name), handler))
  }

  /// Adds an action with a name, which people choose from the actions of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action that increases or decreases the value of the view by a step.
  ///
  /// - Parameter handler: The action, which receives the direction.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(.adjustment(handler))
  }

  /// Adds an action that scrolls the view by a page.
  ///
  /// - Parameter handler: The action, which receives the edge toward which the visible area moves.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    _accessible(.scroll(handler))
  }

  /// Adds an action that zooms the view in or out.
  ///
  /// - Parameter handler: The action, which receives the direction and the location.
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(.zoom(handler))
  }
}

extension AccessibilityAttachmentModifier.Change {
  fileprivate static func action(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> Self {
    .each(makesElement: true) { element, place in element.add(kind.action(at: place), .run(handler)) }
  }

  fileprivate static func action(named name: @autoclosure @escaping () -> Text, _ handler: @escaping () -> Void) -> Self
  {
    .each(makesElement: true) { element, place in
      element.add(AccessibilityNodeAction(.named, name: place.string(name())), .run(handler))
    }
  }

  fileprivate static func adjustment(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> Self {
    .each(makesElement: true) { element, _ in element.add(adjustment: handler) }
  }

  fileprivate static func scroll(_ handler: @escaping (Edge) -> Void) -> Self {
    .each(makesElement: true) { element, _ in
      for edge in Edge.allCases {
        element.add(AccessibilityNodeAction(.scroll(.init(edge))), .run { handler(edge) })
      }
    }
  }

  fileprivate static func zoom(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> Self {
    .each(makesElement: true) { element, _ in element.add(zoom: handler) }
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds an action that assistive technologies can perform.
  ///
  /// - Parameters:
  ///   - actionKind: The kind of the action.
  ///   - handler: The action.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessible(.action(actionKind, handler))
  }

  /// Adds an action with a name, which people choose from the actions of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(.action(named: name, handler))
  }

  /// Adds an action with a name, which people choose from the actions of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  nonisolated public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(.action(named: Text(name), handler))
  }

  /// Adds an action with a name, which people choose from the actions of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(named name: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(.action(named: Text(name), handler))
  }

  /// Adds an action with a name, which people choose from the actions of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action that increases or decreases the value of the view by a step.
  ///
  /// - Parameter handler: The action, which receives the direction.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(.adjustment(handler))
  }

  /// Adds an action that scrolls the view by a page.
  ///
  /// - Parameter handler: The action, which receives the edge toward which the visible area moves.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Content, Modifier
  > {
    accessible(.scroll(handler))
  }

  /// Adds an action that zooms the view in or out.
  ///
  /// - Parameter handler: The action, which receives the direction and the location.
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(.zoom(handler))
  }
}
