/// A group of related views with an optional header and footer.
///
/// ```swift
/// Section("Friends") {
///   ForEach(friends) { FriendRow($0) }
/// }
/// ```
///
/// Containers that support sections show the header and the footer separately. In other containers, header, content and
/// footer follow each other.
public struct Section<Parent, Content, Footer> {
  @usableFromInline var header: Parent
  @usableFromInline var content: Content
  @usableFromInline var footer: Footer
  /// The state of a section whose content can be hidden, or nil if the content always shows.
  var expansion: SectionExpansion?
}

/// The state of a section whose content can be hidden.
package struct SectionExpansion {
  package let isExpanded: Binding<Bool>
  /// The value that the binding had when the section was created, so that the body that created it depends on the value.
  let showsContent: Bool

  init(_ isExpanded: Binding<Bool>) { (self.isExpanded, showsContent) = (isExpanded, isExpanded.wrappedValue) }
}

extension ContainerValues {
  /// The state of the section that the view is the header of, or nil if the section's content always shows.
  package var sectionExpansion: SectionExpansion? {
    get { self[SectionExpansionKey.self] }
    set { self[SectionExpansionKey.self] = newValue }
  }
}

private enum SectionExpansionKey: ContainerValueKey {
  static var defaultValue: SectionExpansion? { nil }
}

extension Section {
  /// Creates a section of content other than views.
  package init(parts header: Parent, _ content: Content, _ footer: Footer) {
    self.init(header: header, content: content, footer: footer)
  }

  /// Creates a section of other content that is hidden together with that of another section.
  package init<P, C, F>(_ parts: (header: Parent, content: Content, footer: Footer), like other: Section<P, C, F>) {
    self.init(header: parts.header, content: parts.content, footer: parts.footer, expansion: other.expansion)
  }

  /// The header, the content and the footer.
  package var parts: (header: Parent, content: Content, footer: Footer) { (header, content, footer) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer, in the order of parameters that older code uses.
  @_disfavoredOverload
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer, in the order of parameters that older code uses.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header, in the order of parameters that older code uses.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a section with a header, whose content can be hidden.
  ///
  /// In a list in the sidebar style, the header is a button that shows and hides the content. In other places, only the binding does.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to a Boolean value that indicates whether the content shows.
  ///   - content: The content of the section.
  ///   - header: The view that describes the section.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), expansion: SectionExpansion(isExpanded))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

// Slots: the groups of the section, its header and its footer, and the source of the expansion, followed by the slots of header, content
// and footer. The content is an optional view if it can be hidden; a section keeps that property for as long as it is mounted.

@MainActor
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  private static var expansionSlot: Slot<ContainerValueSource> { Slot(3) }

  public static var _words: Int { 4 + Parent._words + Content?._words + Footer._words }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let section = ElementGroup.makeShared(in: context)
    ViewRuntime.elements[section].flags.insert(.isSection)
    // The container values of a section are those of its group.
    if context.listsSubviews { ViewRuntime.elements[section].attachments = context.attachments }
    let inside = context.inside(listOf: section)
    let header = ElementGroup.make(.isHeader, in: inside)
    slots[3] = 0
    if let expansion = view.pointee.expansion {
      let source = ContainerValueSource({ $0.sectionExpansion = expansion }, inside.inside(group: header))
      slots.keep(source, in: expansionSlot)
      Parent._mount(&view.pointee.header, slots.header, inside.inside(group: header).attaching(source))
      var content = view.pointee.shownContent
      Content?._mount(&content, slots.content(Parent.self), inside)
    } else {
      Parent._mount(&view.pointee.header, slots.header, inside.inside(group: header))
      Content._mount(&view.pointee.content, slots.content(Parent.self), inside)
    }
    let footer = ElementGroup.make(.isFooter, in: inside)
    Footer._mount(&view.pointee.footer, slots.footer(Parent.self, Content.self), inside.inside(group: footer))
    (slots[0], slots[1], slots[2]) = (UInt(section), UInt(header), UInt(footer))
    ElementGroup.didMount(section)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let inside = context.inside(listOf: ElementIndex(slots[0]))
    let header = inside.inside(group: ElementIndex(slots[1]))
    if slots[3] == 0 {
      Parent._update(&view.pointee.header, slots.header, header)
      Content._update(&view.pointee.content, slots.content(Parent.self), inside)
    } else {
      let source = slots[expansionSlot]
      Parent._update(&view.pointee.header, slots.header, header.attaching(source))
      let expansion = view.pointee.expansion
      source.setter = { $0.sectionExpansion = expansion }
      source.containerValueChanged()
      var content = view.pointee.shownContent
      Content?._update(&content, slots.content(Parent.self), inside)
    }
    Footer._update(
      &view.pointee.footer, slots.footer(Parent.self, Content.self), inside.inside(group: ElementIndex(slots[2])))
  }

  public static func _unmount(_ slots: _Slots) {
    ElementGroup.willUnmount(ElementIndex(slots[0]))
    Parent._unmount(slots.header)
    if slots[3] == 0 {
      Content._unmount(slots.content(Parent.self))
    } else {
      Content?._unmount(slots.content(Parent.self))
      slots.release(expansionSlot)
    }
    Footer._unmount(slots.footer(Parent.self, Content.self))
    for group in [2, 1, 0] { ElementGroup.remove(ElementIndex(slots[group])) }
  }

  private var shownContent: Content? { expansion?.showsContent == false ? nil : content }
}

@MainActor
extension _Slots {
  fileprivate var header: _Slots { dropFirst(4) }
  fileprivate func content<Header: View>(_: Header.Type) -> _Slots { dropFirst(4 + Header._words) }
  fileprivate func footer<Header: View, Content: View>(_: Header.Type, _: Content.Type) -> _Slots {
    dropFirst(4 + Header._words + Content?._words)
  }
}
