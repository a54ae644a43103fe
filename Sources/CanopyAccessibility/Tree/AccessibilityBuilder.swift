package import CanopyCore
internal import CanopyDisplay
package import CanopyLayout
internal import CanopyStyle
internal import CanopyText
package import Foundation

/// Builds the accessibility elements of views from their layout elements, from the leaves to the root.
///
/// A leaf has an element if it has a meaning. A container joins the lists of its children. Each modifier changes the list of
/// its content.
@MainActor
package struct AccessibilityBuilder {
  /// The elements that are still valid, or nil to build all of them.
  let memory: AccessibilityMemory?
  /// The element whose frame applies to all elements. For hidden views, it is the view that they describe.
  private var anchor: ElementIndex?

  /// The elements of the view that a hidden view describes.
  private var described: [AccessibleElement] = []

  /// The active builder, for modifiers that describe a view with other views.
  private(set) static var current = AccessibilityBuilder()

  init(_ memory: AccessibilityMemory? = nil) { self.memory = memory }

  /// Returns the elements of a tree in reading order, built from scratch.
  package static func elements(of root: ElementIndex) -> [AccessibleElement] {
    AccessibilityBuilder().elements(of: root)
  }

  func elements(of root: ElementIndex) -> [AccessibleElement] {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return content(of: root).elements._inReadingOrder
  }

  /// Returns the content of a hidden view.
  func content(ofHidden root: ElementIndex, anchoredAt anchor: ElementIndex) -> AccessibleContent {
    var builder = self
    builder.anchor = anchor
    let outer = Self.current
    Self.current = builder
    defer { Self.current = outer }
    return builder.content(of: root)
  }

  /// Runs `body` while placeholders stand for the elements of the described view.
  nonisolated static func replacingPlaceholders<Result>(by elements: [AccessibleElement], _ body: () -> Result)
    -> Result
  {
    let outer = onMainActor(with: elements) { begin(describing: $0) }
    defer { onMainActor { current = outer } }
    return body()
  }

  private static func begin(describing elements: [AccessibleElement]) -> AccessibilityBuilder {
    let outer = current
    // The meaning of a placeholder must not be cached with the placeholder.
    current = AccessibilityBuilder()
    current.described = elements
    return outer
  }

  private func content(of element: ElementIndex) -> AccessibleContent {
    guard let memory else { return make(element) }
    if let known = memory.content(of: element) { return known }
    return memory.remember(element) { make(element) }
  }

  private func make(_ element: ElementIndex) -> AccessibleContent {
    AccessibilityCounters.described += 1
    let node = LayoutNode(element)
    if anchor == nil, node.isHidden { return .hidden }
    let elements = ViewRuntime.elements
    let scope = elements[element].scope.takeUnretainedValue()
    var place = AccessibilityPlace(
      element: element, anchor: anchor ?? element, environment: elements.environment(of: element),
      now: scope.tree.clock.now)
    var content = own(node, at: place)
    elements.forEachHandler(of: element) { (handler: AccessibilityHandler) in
      place.level = content.level
      let seen = place.seeing(handler.context)
      handler.apply(to: &content, at: seen)
    }
    return content
  }

  // MARK: Kinds of elements

  /// Returns the content of an element without its modifiers.
  private func own(_ node: LayoutNode, at place: AccessibilityPlace) -> AccessibleContent {
    switch ViewRuntime.elements[node.element].kind {
    case .text: return text(node, at: place)
    case .leaf: return leaf(node, at: place)
    case .button: return button(node, at: place)
    case .wrapper:
      if anchor == nil, node.layout.isClear(node) { return .hidden }
      let layout = node.layout
      let content = joined(layout.masks || layout.hidesLayers ? [node.wrapped] : node.children)
      return (layout.inputHandler as? any AccessibilityFraming)?.accessibilityFrame(of: node).map(content.framed)
        ?? content
    case .container:
      let children = node.children
      // An empty view is a place for modifiers, but there is nothing to describe.
      if children.isEmpty, ViewRuntime.elements[node.element].flags.contains(.isPlace) { return .hidden }
      var content = joined(children)
      if let scrolled = node.ownScrollContainer, !content.elements.isEmpty {
        content.contain(in: .scrollArea, at: place)
        content.elements[0].addScrollActions(of: scrolled)
      }
      return content
    case .group, .root, .layered: return joined(node.children)
    }
  }

  private func joined(_ children: [LayoutNode]) -> AccessibleContent {
    var result = AccessibleContent(isHidden: !children.isEmpty)
    for child in children {
      let content = content(of: child.element)
      result.elements += content.elements
      if !content.isHidden { result.isHidden = false }
    }
    return result
  }

  private func text(_ node: LayoutNode, at place: AccessibilityPlace) -> AccessibleContent {
    guard isVisible(node), !place.environment.showsPlaceholders,
      let string = ViewRuntime.elements.string(of: node.element),
      !string.allSatisfy(\.isWhitespace)
    else { return .hidden }
    let element = AccessibleElement(.text, at: place)
    element.node.label = string
    element.addLinks(ViewRuntime.elements.links(of: node.element), place.environment)
    return AccessibleContent(elements: [element], level: 1)
  }

  private func leaf(_ node: LayoutNode, at place: AccessibilityPlace) -> AccessibleContent {
    guard isVisible(node) else { return .hidden }
    switch node.layout.meaning {
    case nil: return AccessibleContent()
    case .describedView: return AccessibleContent(elements: described, level: 1)
    case .image(_, isDecorative: true): return AccessibleContent(madeRole: .image)
    case .image(let label, isDecorative: false):
      if place.environment.showsPlaceholders { return .hidden }
      let element = AccessibleElement(.image, at: place)
      element.node.label = label.map(place.string)
      return AccessibleContent(elements: [element], level: 1)
    }
  }

  private func button(_ node: LayoutNode, at place: AccessibilityPlace) -> AccessibleContent {
    guard isVisible(node), let press = ViewRuntime.elements.press(of: node.element) else { return .hidden }
    let element = AccessibleElement.combining(joined(node.children).elements, role: .button, at: place)
    element.node.isEnabled = place.environment.isEnabled
    element.add(AccessibilityNodeAction(.default), .press(press, at: node.element))
    return AccessibleContent(elements: [element], level: 1)
  }

  /// A Boolean value that indicates whether a view has a visible size. For hidden views, and without layout, it is unknown.
  private func isVisible(_ node: LayoutNode) -> Bool {
    let size = node.record.pointee.size
    return anchor != nil || !node.tree.isLaidOut || size.width > 0 && size.height > 0
  }
}

/// A modifier that sets the frame of an accessibility element.
@MainActor
package protocol AccessibilityFraming {
  /// Returns a closure that returns the frame in the window; nil if the modifier doesn't set it.
  func accessibilityFrame(of node: LayoutNode) -> (() -> CGRect)?
}

extension AccessibleContent {
  /// Returns the content with another frame. Several elements keep their own frames.
  fileprivate func framed(by frame: @escaping () -> CGRect) -> AccessibleContent {
    guard elements.count == 1 else { return self }
    let element = elements[0].copy()
    element.ownFrame = frame
    var content = self
    content.elements = [element]
    return content
  }
}

extension AccessibilityPlace {
  /// Returns the context in which a modifier is applied.
  func seeing(_ context: _MountContext) -> AccessibilityPlace {
    AccessibilityPlace(
      element: element, anchor: anchor, level: level,
      environment: EnvironmentValues(seenFrom: context.scope.takeUnretainedValue()), now: now)
  }
}

extension AccessibleElement {
  /// Adds actions that open the links in a text. If the entire text is a link, the element becomes a link.
  func addLinks(_ links: [TextLink], _ environment: EnvironmentValues) {
    if links.isEmpty { return }
    let open = environment.openURL
    func effect(of link: TextLink) -> Effect { .run { onMainActor { open(link.url) } } }
    if let link = links.first, link.text == node.label {
      node.setTraits([.isLink])
      node.details.url = link.url
      return add(AccessibilityNodeAction(.default), effect(of: link))
    }
    for link in links {
      node.details.links.append(AccessibilityDetails.LinkedPart(text: link.text, url: link.url))
      add(AccessibilityNodeAction(.named, name: link.text), effect(of: link))
    }
  }

  /// Adds the actions that scroll by almost a page.
  @MainActor
  func addScrollActions(of container: ScrollContainer) {
    func add(_ direction: AccessibilityNodeAction.ScrollDirection, _ x: CGFloat, _ y: CGFloat) {
      let element = anchor
      self.add(
        AccessibilityNodeAction(.scroll(direction)),
        .run {
          let size = LayoutNode(element).record.pointee.size
          container.scroll(by: CGSize(width: x * size.width * 0.9, height: y * size.height * 0.9))
        })
    }
    if container.scrolls(along: .vertical) {
      add(.top, 0, -1)
      add(.bottom, 0, 1)
    }
    if container.scrolls(along: .horizontal) {
      add(.leading, -1, 0)
      add(.trailing, 1, 0)
    }
  }
}

/// Counts the work of building accessibility trees, for tests.
package enum AccessibilityCounters {
  /// The number of views whose accessibility elements were made.
  @exclusivity(unchecked) @MainActor package static var described = 0
}
