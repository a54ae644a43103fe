public import CanopyCore
public import CanopyDrawing
public import CanopyText

extension View {
  /// Adds a point at which an assistive technology can begin to drag the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drag.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(isEnabled: isEnabled, .dragPoint(point, description))
  }

  /// Adds a point at which an assistive technology can begin to drag the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drag.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(isEnabled: isEnabled, .dragPoint(point, Text(description)))
  }

  /// Adds a point at which an assistive technology can begin to drag the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drag.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(isEnabled: isEnabled, .dragPoint(point, Text(description)))
  }

  /// Adds a point at which an assistive technology can begin to drag the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drag.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let text = Text(description)
    return _accessible(isEnabled: isEnabled, .dragPoint(point, text))
  }

  /// Adds a point at which an assistive technology can drop items on the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drop.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessible(isEnabled: isEnabled, .dropPoint(point, description))
  }

  /// Adds a point at which an assistive technology can drop items on the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drop.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(isEnabled: isEnabled, .dropPoint(point, Text(description)))
  }

  /// Adds a point at which an assistive technology can drop items on the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drop.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessible(isEnabled: isEnabled, .dropPoint(point, Text(description)))
  }

  /// Adds a point at which an assistive technology can drop items on the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drop.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let text = Text(description)
    return _accessible(isEnabled: isEnabled, .dropPoint(point, text))
  }
}

extension AccessibilityAttachmentModifier.Change {
  fileprivate static func dragPoint(_ point: UnitPoint, _ description: @autoclosure @escaping () -> Text) -> Self {
    .each(makesElement: true) { element, place in
      element.node.details.dragPoints.append(AccessibilityDetails.Point(point, place.string(description())))
    }
  }

  fileprivate static func dropPoint(_ point: UnitPoint, _ description: @autoclosure @escaping () -> Text) -> Self {
    .each(makesElement: true) { element, place in
      element.node.details.dropPoints.append(AccessibilityDetails.Point(point, place.string(description())))
    }
  }
}

// Consecutive modifiers share one.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds a point at which an assistive technology can begin to drag the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drag.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(isEnabled: isEnabled, .dragPoint(point, description))
  }

  /// Adds a point at which an assistive technology can begin to drag the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drag.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessible(isEnabled: isEnabled, .dragPoint(point, Text(description)))
  }

  /// Adds a point at which an assistive technology can begin to drag the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drag.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessible(isEnabled: isEnabled, .dragPoint(point, Text(description)))
  }

  /// Adds a point at which an assistive technology can begin to drag the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drag.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    let text = Text(description)
    return accessible(isEnabled: isEnabled, .dragPoint(point, text))
  }

  /// Adds a point at which an assistive technology can drop items on the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drop.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    accessible(isEnabled: isEnabled, .dropPoint(point, description))
  }

  /// Adds a point at which an assistive technology can drop items on the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drop.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessible(isEnabled: isEnabled, .dropPoint(point, Text(description)))
  }

  /// Adds a point at which an assistive technology can drop items on the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drop.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessible(isEnabled: isEnabled, .dropPoint(point, Text(description)))
  }

  /// Adds a point at which an assistive technology can drop items on the view.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - description: A description of the drop.
  ///   - isEnabled: A Boolean value that indicates whether the modifier has an effect.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    let text = Text(description)
    return accessible(isEnabled: isEnabled, .dropPoint(point, text))
  }
}
