public import CanopyCore

// Slots: the element, and the text, which is the element's payload.

extension Slot where Kept == Text {
  @usableFromInline static var text: Self {
    @inlinable get { Slot(1) }
  }
}

@MainActor
extension Text: View, PrimitiveView {
  @inlinable
  public static var _words: Int { 1 + words(for: Text.self) }
  @inlinable
  public static var _elements: Int { 1 }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let text = slots.address(of: .text)
    text.initialize(to: view.pointee)
    let element = makeElement(.text, context, payload: text)
    slots[0] = UInt(element)
    if context.attachments != nil || context.wrapper != nil { didMountElement(element) }
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let text = slots.address(of: .text)
    if text.pointee != view.pointee {
      text.pointee = view.pointee
      layoutChanged(ElementIndex(slots[0]))
    }
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) {
    willRemoveElement(ElementIndex(slots[0]))
    slots.address(of: .text).deinitialize(count: 1)
    removeElement(ElementIndex(slots[0]))
  }
}

extension ElementTree {
  /// Returns the string that a text element shows in its environment.
  @MainActor
  package func string(of element: ElementIndex) -> String? {
    guard self[element].kind == .text, let payload = self[element].payload else { return nil }
    let text = payload.assumingMemoryBound(to: Text.self).pointee
    let now = self[element].scope._withUnsafeGuaranteedRef { $0.tree.clock.now }
    return text.resolved(in: environment(of: element), now: now)
  }

  /// Returns the links in a text element; empty for other elements.
  @MainActor
  package func links(of element: ElementIndex) -> [TextLink] {
    guard self[element].kind == .text, let payload = self[element].payload else { return [] }
    let text = payload.assumingMemoryBound(to: Text.self).pointee
    let now = self[element].scope._withUnsafeGuaranteedRef { $0.tree.clock.now }
    return text.links(in: environment(of: element), now: now)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleResource) })
  }

  /// Creates a section with a localized title, whose content can be hidden.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title, whose content can be hidden.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }

  /// Creates a section with a localized title, whose content can be hidden.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
  }
}
