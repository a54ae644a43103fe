internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A modifier that describes a view to assistive technologies with other views, which aren't shown.
///
/// Those views are mounted only when an assistive technology needs them.
struct AccessibilityViewModifier<Hidden: View> {
  let view: Hidden
  /// Changes the content of an element. The second parameter mounts the hidden view and returns its content.
  let change: (inout AccessibleContent, () -> AccessibleContent, AccessibilityPlace) -> Void
}

@MainActor
extension AccessibilityViewModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> HandledAttachment<AccessibilityHandler> {
    HandledAttachment(AccessibilityViews(self, context), context)
  }

  func update(_ source: HandledAttachment<AccessibilityHandler>) {
    unsafeDowncast(source.handler, to: AccessibilityViews<Hidden>.self).update(self)
  }
}

/// The hidden views of a modifier, one for each of its elements.
private final class AccessibilityViews<Hidden: View>: AccessibilityHandler {
  private var modifier: AccessibilityViewModifier<Hidden>
  private var places: [ElementIndex: (root: ElementIndex, slots: _Slots)] = [:]

  init(_ modifier: AccessibilityViewModifier<Hidden>, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: AccessibilityViewModifier<Hidden>) {
    modifier = new
    var view = new.view
    for (root, slots) in places.values { Hidden._update(&view, slots, inside(root)) }
    changed()
  }

  override func apply(to content: inout AccessibleContent, at place: AccessibilityPlace) {
    modifier.change(
      &content,
      { [self] in AccessibilityBuilder.current.content(ofHidden: root(at: place.element), anchoredAt: place.anchor) },
      place)
  }

  private func inside(_ root: ElementIndex) -> _MountContext { context.inside(root).asPlace(.vertical) }

  /// Returns the root of the hidden view, and mounts the view if necessary.
  private func root(at element: ElementIndex) -> ElementIndex {
    if let place = places[element] { return place.root }
    let root = ViewRuntime.elements.appendDetached(
      Element(parent: element, kind: .root, scope: context.scope, owner: context.owner))
    let slots = SlotBlock.allocate(words: Hidden._words)
    places[element] = (root, slots)
    ViewRuntime.change {
      var view = modifier.view
      StateKeeping.pause { Hidden._mount(&view, slots, inside(root)) }
      ViewRuntime.elements.didMount(root)
    }
    return root
  }

  override func detached(from element: ElementIndex) {
    super.detached(from: element)
    guard let place = places.removeValue(forKey: element) else { return }
    StateKeeping.pause { Hidden._unmount(place.slots) }
    SlotBlock.deallocate(place.slots, words: Hidden._words)
    ViewRuntime.elements.remove(place.root)
  }
}
