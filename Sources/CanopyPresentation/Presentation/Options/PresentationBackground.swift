package import CanopyCore
package import CanopyStyle

/// The background that a presentation's content sets.
package enum PresentationBackground: Equatable {
  case style(AnyShapeStyle)
  /// A view, whose element is a sibling of the content.
  case view(ElementIndex)
}

/// A modifier that shows a view behind the enclosing presentation.
struct PresentationBackgroundModifier<Background: View> {
  var background: Background
}

// Slots: the option, the root element of the background, the slots of the background, and the content's slots.

@MainActor
extension PresentationBackgroundModifier: PrimitiveModifier {
  private typealias Setting = PreferenceSetting<PresentationOptionsKey>
  private static var slot: Slot<Setting> { Slot(0) }

  static func _words<V: View>(around _: V.Type) -> Int { 2 + Background._words + V._words }

  static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let element = ViewRuntime.elements.appendRoot(like: context)
    slots[1] = UInt(element)
    let setting = Setting(context, modifier.pointee.change(for: element))
    slots.keep(setting, in: slot)
    Background._mount(&modifier.pointee.background, slots.dropFirst(2), context.inside(element).asPlace(.depth))
    V._mount(content, slots.dropFirst(2 + Background._words), context.attaching(setting))
  }

  static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let element = ElementIndex(slots[1])
    let setting = slots[slot]
    Background._update(&modifier.pointee.background, slots.dropFirst(2), context.inside(element).asPlace(.depth))
    V._update(content, slots.dropFirst(2 + Background._words), context.attaching(setting))
    setting.update(modifier.pointee.change(for: element))
  }

  static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) {
    V._unmount(slots.dropFirst(2 + Background._words))
    Background._unmount(slots.dropFirst(2))
    ViewRuntime.elements.remove(ElementIndex(slots[1]))
    slots.release(slot)
  }

  private func change(for element: ElementIndex) -> (inout PresentationOptions) -> Void {
    { $0.background = .view(element) }
  }
}

extension ElementTree {
  /// Creates a root element for views that appear at the position of `context` but aren't part of its layout.
  @MainActor
  func appendRoot(like context: _MountContext) -> ElementIndex {
    // Safe because the presenter belongs to the window or presentation that the element is in.
    let presenter = Unmanaged.passUnretained(presenter(around: context.parent)).toOpaque()
    return append(
      Element(parent: 0, kind: .root, payload: presenter, scope: context.scope, owner: context.owner))
  }
}
