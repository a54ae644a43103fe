internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The focus of links in a text: the Tab key steps through them, and Space and Return open them.
@MainActor
final class LinkFocus: FocusTarget {
  static let companion = TreeCompanion { LinkFocus() }

  /// The index of the focused link in its text, or nil if no link has the focus.
  private(set) var index: Int?
  /// A Boolean value that indicates whether the focus enters a text at its last link.
  var entersBackwards = false

  private init() {}

  var focusInteractions: FocusInteractions { .activate }

  func focusDidChange(_ isFocused: Bool, at element: ElementIndex) {
    index = isFocused ? (entersBackwards ? max(LayoutNode(element).textLinks.count - 1, 0) : 0) : nil
  }

  func receive(_ event: KeyEvent, at element: ElementIndex) -> Bool {
    let node = LayoutNode(element)
    let links = node.textLinks
    guard let current = current(in: links) else { return false }
    if event.key == .tab, event.modifiers.typesText {
      let next = current + (event.modifiers.contains(.shift) ? -1 : 1)
      guard links.indices.contains(next), event.phase != .up else { return false }
      index = next
      return true
    }
    guard event.key == .space || event.key == .return, event.modifiers.isPlain else { return false }
    if event.phase == .down { node.environment.openURL(links[current].url) }
    return true
  }

  func focusedAreas(at element: ElementIndex) -> [CGRect]? {
    let node = LayoutNode(element)
    let links = node.textLinks
    return current(in: links).map { node.areas(of: links[$0]) }
  }

  /// The text may now have fewer links.
  private func current(in links: [TextLink]) -> Int? {
    links.isEmpty ? nil : index.map { min($0, links.count - 1) }
  }

  /// Moves the focus to another link in the focused text.
  func focus(link: Int) { if index != nil { index = link } }
}

/// The link that has a window's focus.
package struct FocusedLink: Equatable {
  /// The index among the links of the text.
  package let index: Int
  package let isLast: Bool
}

extension WindowFocus {
  /// The link that has the focus, or nil if no link has it.
  package var focusedLink: FocusedLink? {
    guard let focused, let target = focused.target as? LinkFocus, let index = target.index else { return nil }
    return FocusedLink(index: index, isLast: index >= LayoutNode(focused.element).textLinks.count - 1)
  }

  /// Moves the focus to another link in the focused text.
  package func focus(link: Int) {
    guard let focused, let target = focused.target as? LinkFocus,
      LayoutNode(focused.element).textLinks.indices.contains(link)
    else { return }
    target.focus(link: link)
  }
}
