public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A modifier that describes a view to assistive technologies.
///
/// The `accessibility…` modifiers create it. Consecutive ones share a single modifier.
public struct AccessibilityAttachmentModifier {
  var changes: [Change] = []

  /// A change to the elements of the view.
  enum Change {
    /// Changes each element. If the view has no element, one is created first if `makesElement` is true.
    case each(makesElement: Bool, (AccessibleElement, AccessibilityPlace) -> Void)
    /// Gives the elements an identifier for tests.
    case identifier(String)
    /// Hides the elements, if the value is true.
    case hidden(Bool)
    /// Combines the elements into one.
    case element(AccessibilityChildBehavior)
    /// Turns the view into one element for a control.
    case control(AccessibilityControl)
  }
}

@MainActor
extension AccessibilityAttachmentModifier: AttachingModifier {
  package func makeSource(_ context: _MountContext) -> HandledAttachment<AccessibilityHandler> {
    HandledAttachment(AccessibilityChanges(changes, context), context)
  }

  package func update(_ source: HandledAttachment<AccessibilityHandler>) {
    unsafeDowncast(source.handler, to: AccessibilityChanges.self).update(changes)
  }
}

/// The modifiers in a row in the tree.
private final class AccessibilityChanges: AccessibilityHandler {
  private var changes: [AccessibilityAttachmentModifier.Change]

  init(_ changes: [AccessibilityAttachmentModifier.Change], _ context: _MountContext) {
    self.changes = changes
    super.init(context)
  }

  func update(_ changes: [AccessibilityAttachmentModifier.Change]) {
    if self.changes.isEmpty, changes.isEmpty { return }
    self.changes = changes
    changed()
  }

  override var identifiers: [String] { changes.compactMap { if case .identifier(let name) = $0 { name } else { nil } } }

  override func apply(to content: inout AccessibleContent, at place: AccessibilityPlace) {
    var place = place
    for change in changes {
      place.level = content.level
      switch change {
      case .each(let makesElement, let change): content.changeEach(at: place, makesElement: makesElement, change)
      case .identifier(let identifier):
        content.changeEach(at: place, makesElement: false) { element, _ in element.node.identifier = identifier }
      case .hidden(let isHidden): if isHidden { content = .hidden }
      case .element(let behavior): behavior.apply(to: &content, at: place)
      case .control(let control): control.apply(to: &content, at: place)
      }
    }
  }
}

extension View {
  /// Describes the view to assistive technologies by changing its elements.
  nonisolated func _accessible(
    isEnabled: Bool = true, makesElement: Bool = true,
    _ change: @escaping (AccessibleElement, AccessibilityPlace) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(changes: isEnabled ? [.each(makesElement: makesElement, change)] : []))
  }

  nonisolated func _accessible(
    isEnabled: Bool = true, _ change: AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(changes: isEnabled ? [change] : []))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds a change to the changes of the modifier.
  nonisolated func accessible(isEnabled: Bool = true, _ change: AccessibilityAttachmentModifier.Change) -> Self {
    var result = self
    if isEnabled { result.modifier.changes.append(change) }
    return result
  }
}
